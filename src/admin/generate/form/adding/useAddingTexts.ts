import { useContext } from 'react';
import { useConventions } from '../../../fields/useConventions.ts';
import { formatPlainNumber } from '../../../format/format.ts';
import type { AddingMessages } from '../../../login/addingMessages.ts';
import { FormHelpContext } from '../session/formHelpContext.ts';

/** The texts of what helps to fill in a form, with what belongs into them; numbers are in the digits of the language. */
export function useAddingTexts() {
  const help = useContext(FormHelpContext);
  const conventions = useConventions();
  return (key: keyof AddingMessages, values: Readonly<Record<string, string | number>> = {}): string =>
    (help?.texts[key] ?? '').replace(/%\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? formatPlainNumber(value, conventions) : (value ?? whole);
    });
}
