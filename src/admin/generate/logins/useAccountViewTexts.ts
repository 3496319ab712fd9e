import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import type { Locale } from '../../../../locales/languages.ts';
import { loadAccountViewMessages } from '../../login/accountViewMessages.ts';

/** The texts of a look at the product as another user; undefined until they are there. */
export function useAccountViewTexts() {
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['texts', 'accountView', locale],
    queryFn: () => loadAccountViewMessages(locale as Locale),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
  return data;
}
