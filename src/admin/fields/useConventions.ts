import { useMemo } from 'react';
import { useGetList, useLocaleState } from 'react-admin';
import { isLocale } from '../preferences.ts';
import { type Conventions, knownTimeZone } from './conventions.ts';

const ONE_RECORD = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {} } as const;
const TEN_MINUTES = 600_000;

/** The reader's language with what the institute has settled; the browser's own time zone until that is known. */
export function useConventions(): Conventions {
  const [chosen] = useLocaleState();
  const { data } = useGetList('institute', ONE_RECORD, { staleTime: TEN_MINUTES, retry: false });
  const institute = data?.[0];
  const currency: unknown = institute?.currency;
  const timeZone: unknown = institute?.time_zone;
  const yearStartsIn: unknown = institute?.school_year_starts_in;
  return useMemo(
    () => ({
      locale: isLocale(chosen) ? chosen : 'en',
      currency: typeof currency === 'string' && /^[A-Z]{3}$/i.test(currency) ? currency : undefined,
      timeZone: knownTimeZone(timeZone),
      yearStartsIn: typeof yearStartsIn === 'number' ? yearStartsIn : undefined,
    }),
    [chosen, currency, timeZone, yearStartsIn],
  );
}
