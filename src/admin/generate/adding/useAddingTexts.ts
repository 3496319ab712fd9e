import { useContext } from 'react';
import type { AddingMessages } from '../../login/addingMessages.ts';
import { FormHelpContext } from '../form/formHelpContext.ts';

/** The texts of what helps to fill in a form, with what belongs into them. */
export function useAddingTexts() {
  const help = useContext(FormHelpContext);
  return (key: keyof AddingMessages, values: Readonly<Record<string, string | number>> = {}): string =>
    (help?.texts[key] ?? '').replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
