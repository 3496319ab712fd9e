import { FormHelperText, OutlinedInput } from '@mui/material';
import { type ChangeEvent, useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { isFilled } from '../../../core/conditions.ts';
import { LAST_DAY } from '../../../core/days.ts';
import type { AnyField } from '../../../core/fields/field.ts';
import { filterKey } from '../../../core/filterKeys.ts';
import { intlLocale } from '../../format/format.ts';
import { useWords } from '../../fields/useWords.ts';
import { groupSignOf, parseAmount } from '../../../core/rules/parseAmount.ts';
import { parseDecimal, parseMoney, parseWhole } from '../../../core/rules/parseNumber.ts';
import type { Parsed, Problem } from '../../../core/rules/problem.ts';
import type { FilterInputProps } from './FilterInput.tsx';
import { typedNumber } from '../../inputs/amounts.ts';
import { useProblemText } from '../../inputs/field/useProblemText.ts';
import { useChangeFilter } from './filterChanges.ts';
import { withKey } from './filters.ts';
import { useDebouncedText } from './useDebouncedText.ts';

/** From one value to another; either end may stay open. */
export function RangeFilter({ field, name }: FilterInputProps) {
  const translate = useTranslate();
  const words = useWords();
  const { filterValues } = useListContext();
  const label = words.label(name);
  const [from, to] = [filterKey(name, 'from'), filterKey(name, 'to')];
  const reversed = isReversed(field, filterValues[from], filterValues[to]);
  return (
    <fieldset className="list-filter list-filter-range">
      <legend>{label}</legend>
      <RangeEnd field={field} name={name} of={from} label={translate('screens.filter.from')} />
      <RangeEnd
        field={field}
        name={name}
        of={to}
        label={translate('screens.filter.to')}
        trouble={reversed ? translate('screens.filter.reversed') : undefined}
      />
    </fieldset>
  );
}

interface RangeEndProps {
  readonly field: AnyField;
  readonly name: string;
  /** The key of its filter. */
  readonly of: string;
  readonly label: string;
  /** What is wrong with it beside the other end. */
  readonly trouble?: string | undefined;
}

// A moment is asked for by its day; the server takes the whole of it.
const TYPES: Readonly<Record<string, string>> = { date: 'date', dateTime: 'date', time: 'time' };

function RangeEnd({ field, name, of, label, trouble }: RangeEndProps) {
  const problemText = useProblemText();
  const { filterValues } = useListContext();
  const changeFilter = useChangeFilter();
  const { conventions } = useWords();
  const id = useId();
  const type = TYPES[field.kind];
  const take = (text: string) => changeFilter((filter) => withKey(filter, of, text));
  const groupSign = groupSignOf(intlLocale(conventions.locale));
  const value = String(filterValues[of] ?? '');
  // What is no number stays as it was typed until it is mended.
  const [odd, setOdd] = useState<{ readonly text: string; readonly problem: Problem }>();
  const moment = useMomentInput({ value, onTake: take });
  const late = useDebouncedText({
    value: odd?.text ?? typedNumber(value, conventions),
    onSettle: (text) => {
      const amount = parseAmount(text, groupSign) ?? '';
      const problem = amount === '' ? undefined : problemOf(field, amount);
      setOdd(problem && { text, problem });
      take(problem ? '' : amount);
    },
  });
  const problem = odd ? problemText(odd.problem, name) : trouble;
  const described = { 'aria-describedby': problem && `${id}-error` };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {type ? (
        <OutlinedInput
          id={id}
          size="small"
          type={type}
          error={problem !== undefined}
          // With a last day browsers let nobody type a year of more than four digits.
          inputProps={type === 'date' ? { max: LAST_DAY, ...described } : described}
          {...moment}
        />
      ) : (
        <OutlinedInput
          id={id}
          size="small"
          error={problem !== undefined}
          inputProps={{ inputMode: 'decimal', dir: 'ltr', ...described }}
          {...late}
        />
      )}
      {problem && (
        <FormHelperText id={`${id}-error`} error>
          {problem}
        </FormHelperText>
      )}
    </div>
  );
}

interface MomentInputOptions {
  readonly value: string;
  readonly onTake: (text: string) => void;
}

/** A day or a time that counts as soon as it is whole. A year is typed digit by digit: 0002 is the beginning of 2026. */
function useMomentInput({ value, onTake }: MomentInputOptions) {
  const [draft, setDraft] = useState<string>();
  return {
    value: draft ?? value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setDraft(target.value);
      // The browser gives out an empty text for what is only half typed.
      if (!target.validity.badInput && !isEarlyYear(target.value)) onTake(target.value);
    },
    onBlur: () => setDraft(undefined),
  };
}

function isEarlyYear(text: string): boolean {
  return text.includes('-') && !/^[1-9]\d{3}-/.test(text);
}

/** What is wrong with a number that the server would refuse to filter by. Beyond what is entered may be asked for. */
function problemOf(field: AnyField, amount: string): Problem | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return { key: 'number' };
  const parsed = parseNumber(field, amount);
  return parsed && 'problem' in parsed ? parsed.problem : undefined;
}

function parseNumber(field: AnyField, amount: string): Parsed | undefined {
  switch (field.kind) {
    case 'integer':
    case 'year':
      return parseWhole({ kind: field.kind }, amount);
    case 'decimal':
    case 'percent':
      return parseDecimal(
        { kind: field.kind, ...(field.decimals !== undefined && { decimals: field.decimals }) },
        amount,
      );
    case 'money':
      return parseMoney({ kind: field.kind }, amount);
    default:
      return undefined;
  }
}

/** Days and times are written so that their texts follow each other as they do. */
function isReversed(field: AnyField, first: unknown, last: unknown): boolean {
  if (!isFilled(first) || !isFilled(last)) return false;
  return TYPES[field.kind] ? String(first) > String(last) : Number(first) > Number(last);
}
