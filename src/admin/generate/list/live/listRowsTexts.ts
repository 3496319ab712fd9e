import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import type { Locale } from '../../../browser/preferences.ts';
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

/** A text with what belongs into it. */
export function filledText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
