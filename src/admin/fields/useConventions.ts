import { useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { isLocale } from '../browser/preferences.ts';
import { type Conventions, knownTimeZone } from '../format/conventions.ts';
import { useProduct } from '../product/product.ts';
import { useInstituteRecord } from '../providers/useInstitute.ts';

/** The reader's language with what the institute has settled; the browser's own time zone until that is known. */
export function useConventions(): Conventions {
  const [chosen] = useLocaleState();
  const translate = useTranslate();
  const { builtIn } = useProduct();
  const institute = useInstituteRecord();
  const currency: unknown = institute?.currency;
  const timeZone: unknown = institute?.time_zone;
  return useMemo(
    () => ({
      locale: isLocale(chosen) ? chosen : 'en',
      currency: typeof currency === 'string' && /^[A-Z]{3}$/i.test(currency) ? currency : undefined,
      timeZone: knownTimeZone(timeZone),
      builtInName: (resource, id, name) => {
        const found = builtIn?.[resource]?.[Number(id)];
        return found?.stored === name ? translate(found.label) : name;
      },
    }),
    [chosen, currency, timeZone, builtIn, translate],
  );
}
