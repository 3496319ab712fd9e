import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { isAmount, type Problem } from '../../core/rules/problem.ts';
import { formatNumber, formatPlainNumber } from '../format/format.ts';
import { useWords } from '../fields/useWords.ts';

/** Puts what is wrong with a field into words; `field` is the field's name in the languages. */
export function useProblemText(): (problem: Problem, field: string) => string {
  const translate = useTranslate();
  const words = useWords();
  return useCallback(
    ({ key, params = {} }, field) => {
      const shown = Object.entries(params).map(([name, value]) => [name, shownParam(value)]);
      return translate(`validation.${key}`, { field: words.label(field), ...Object.fromEntries(shown) });

      function shownParam(value: string | number): string {
        if (typeof value === 'number') return formatPlainNumber(value, words.conventions);
        if (isAmount(value)) return formatNumber(Number(value), words.conventions, 2);
        return value.startsWith('fields.') ? words.label(value.slice('fields.'.length)) : value;
      }
    },
    [translate, words],
  );
}
