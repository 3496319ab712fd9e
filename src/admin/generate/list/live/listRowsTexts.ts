import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import type { Locale } from '../../../browser/preferences.ts';
import { useConventions } from '../../../fields/useConventions.ts';
import { formatPlainNumber } from '../../../format/format.ts';
import { type ListRowsMessages, loadListRowsMessages } from '../../../login/listRowsMessages.ts';

/** The texts of what is done in the rows of a list, which the first list does without; undefined until they are there. */
export function useListRowsTexts(): ListRowsMessages | undefined {
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['texts', 'listRows', locale],
    queryFn: () => loadListRowsMessages(locale as Locale),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
  return data;
}

/** Puts into a text what belongs there; numbers are in the digits of the language. */
export function useFilledText(): (text: string, values: Readonly<Record<string, string | number>>) => string {
  const conventions = useConventions();
  return (text, values) =>
    text.replace(/%\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? formatPlainNumber(value, conventions) : (value ?? whole);
    });
}
