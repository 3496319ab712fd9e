import { Alert } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import '../../inputs/radios.css';
import { similarRows } from './similarRows.ts';
import type { Import } from './useImport.ts';

/** Asks what becomes of rows that look like records that are there: a file that is imported twice would make all of it twice. */
export function SimilarChoice({ work }: { readonly work: Import }) {
  const translate = useTranslate();
  const id = useId();
  const rows = similarRows(work);
  const { leftOut } = work;
  if (rows.length === 0) return null;
  const choices = [
    { key: 'leaveOut', rows },
    { key: 'takeToo', rows: [] },
  ] as const;
  const isSome = leftOut !== undefined && leftOut.length > 0 && leftOut.length < rows.length;
  return (
    <Alert severity="warning">
      <div role="radiogroup" aria-labelledby={`${id}-question`} className="input-radios import-takes">
        <span id={`${id}-question`}>{translate('importing.similar', { smart_count: rows.length })}</span>
        {choices.map(({ key, rows: chosen }) => (
          <label key={key}>
            <input
              type="radio"
              name={id}
              checked={leftOut?.length === chosen.length}
              onChange={() => work.leaveOut(chosen)}
            />
            {translate(`importing.${key}`, { smart_count: rows.length })}
          </label>
        ))}
      </div>
      {isSome && translate('importing.leftOut', { smart_count: leftOut.length, total: rows.length })}
    </Alert>
  );
}
