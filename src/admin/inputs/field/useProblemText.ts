import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { isAmount, type Problem } from '../../../core/rules/problem.ts';
import { formatNumber, formatPlainNumber } from '../../format/format.ts';
import { useWords } from '../../fields/useWords.ts';

/** Puts what is wrong with a field into words; `field` is the field's name in the languages. */
export function useProblemText(): (problem: Problem, field: string) => string {
  const translate = useTranslate();
  const words = useWords();
  return useCallback(
    ({ key, params = {} }, field) => {
      const shown = Object.entries(params).map(([name, value]) => [name, shownParam(name, value)]);
      return translate(`validation.${key}`, { field: words.label(field), ...Object.fromEntries(shown) });

      function shownParam(name: string, value: string | number): string {
        if (typeof value === 'number') return formatPlainNumber(value, words.conventions);
        if (value.startsWith('fields.')) return words.label(value.slice('fields.'.length));
        // The other record is named by its title, which may look like an amount.
        return name !== 'other' && isAmount(value) ? formatNumber(Number(value), words.conventions, 2) : value;
      }
    },
    [translate, words],
  );
}
