import { useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { isLocale } from '../browser/preferences.ts';
import { type Conventions, knownTimeZone } from '../format/conventions.ts';
import { inDigits } from '../format/format.ts';
import { useProduct } from '../product/product.ts';
import { useInstituteRecord } from '../providers/useInstitute.ts';

/** The reader's language with what the institute has settled; the browser's own time zone until that is known. */
export function useConventions(): Conventions {
  const [chosen] = useLocaleState();
  const translate = useTranslate();
  const { builtIn, namedByNumbers } = useProduct();
  const institute = useInstituteRecord();
  const locale = isLocale(chosen) ? chosen : 'en';
  const currency: unknown = institute?.currency;
  const timeZone: unknown = institute?.time_zone;
  return useMemo(
    () => ({
      locale,
      currency: typeof currency === 'string' && /^[A-Z]{3}$/i.test(currency) ? currency : undefined,
      timeZone: knownTimeZone(timeZone),
      shownName: (resource, id, name) => {
        const found = builtIn?.[resource]?.[Number(id)];
        if (found?.stored === name) return translate(found.label);
        return namedByNumbers?.includes(resource) ? inDigits(name, { locale }) : name;
      },
    }),
    [locale, currency, timeZone, builtIn, namedByNumbers, translate],
  );
}
