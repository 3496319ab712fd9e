import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import type { Locale } from '../../../../locales/languages.ts';
import { loadPasswordLinkMessages } from '../../login/passwordLinkMessages.ts';

/** The texts of what is done with sign-in links, which few screens need; undefined until they are there. */
export function usePasswordLinkTexts() {
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['texts', 'passwordLinks', locale],
    queryFn: () => loadPasswordLinkMessages(locale as Locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** A text with what belongs into it. */
export function filledText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
