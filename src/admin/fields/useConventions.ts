import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import { isLocale } from '../browser/preferences.ts';
import { type Conventions, knownTimeZone } from '../format/conventions.ts';
import { useInstituteRecord } from '../providers/useInstitute.ts';

/** The reader's language with what the institute has settled; the browser's own time zone until that is known. */
export function useConventions(): Conventions {
  const [chosen] = useLocaleState();
  const institute = useInstituteRecord();
  const currency: unknown = institute?.currency;
  const timeZone: unknown = institute?.time_zone;
  return useMemo(
    () => ({
      locale: isLocale(chosen) ? chosen : 'en',
      currency: typeof currency === 'string' && /^[A-Z]{3}$/i.test(currency) ? currency : undefined,
      timeZone: knownTimeZone(timeZone),
    }),
    [chosen, currency, timeZone],
  );
}
