import { FormHelperText, OutlinedInput } from '@mui/material';
import { type InputEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_INTEGER } from '../../../core/limits.ts';
import { FIRST_DAY, LAST_DAY } from '../../../core/days.ts';
import { isDay } from '../../../core/rules/parseDate.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { formatPlainNumber } from '../../format/format.ts';
import { useTypedSearch } from '../../inputs/useTypedSearch.ts';

/**
 * What is typed piece by piece: until it is whole, the browser tells of nothing, or of a day in the year 2. A number that does
 * not fit is not the beginning of one that does, so it is refused while it is typed.
 */
const KINDS = {
  date: { min: FIRST_DAY, max: LAST_DAY, isWhole: isDay, unfit: () => 'validation.date', isToldAtOnce: false },
  number: {
    min: 1,
    max: MAX_INTEGER,
    isWhole: (text: string) => /^[1-9]\d*$/.test(text) && Number(text) <= MAX_INTEGER,
    unfit: (text: string) => (/^(-\d+|0+)$/.test(text) ? 'validation.min' : 'validation.integer'),
    isToldAtOnce: true,
  },
} as const;

interface TypedFilterProps {
  readonly id: string;
  readonly kind: keyof typeof KINDS;
  readonly asked: string;
  readonly onFilter: (value: string) => void;
  /** What is wrong with a value that is whole. */
  readonly problem?: string | undefined;
}

/** A day or a number that narrows the log after a pause, and only where it is whole. */
export function TypedFilter({ id, kind, asked, onFilter, problem }: TypedFilterProps) {
  const translate = useTranslate();
  const problemId = useId();
  const { min, max, isWhole, unfit, isToldAtOnce } = KINDS[kind];
  const conventions = useConventions();
  const [isHalf, setHalf] = useState(false);
  const [isLeft, setLeft] = useState(true);
  const fits = (value: string) => !isHalf && (value === '' || isWhole(value));
  const { text, setText, search } = useTypedSearch({ asked, onSearch: onFilter, isWhole: fits });
  const isRefused = isLeft ? !fits(text) : isToldAtOnce && text !== '' && !isWhole(text);
  const told = isRefused ? translate(unfit(text), { min: formatPlainNumber(1, conventions) }) : problem;
  return (
    <>
      <OutlinedInput
        id={id}
        type={kind}
        size="small"
        error={told !== undefined}
        inputProps={{
          min,
          max,
          'aria-describedby': told && problemId,
          // A value of which a part is missing is empty for the browser, as one that was cleared is.
          onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => setHalf(currentTarget.validity.badInput),
        }}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onFocus={() => setLeft(false)}
        onBlur={({ target }) => {
          setHalf(target.validity.badInput);
          setLeft(true);
          search();
        }}
      />
      {told && (
        <FormHelperText id={problemId} error>
          {told}
        </FormHelperText>
      )}
    </>
  );
}
