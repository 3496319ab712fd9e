import { Alert } from '@mui/material';
import { type RefObject, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { countRefusals, type Refusals } from './refusals.ts';

interface RefusalNoteProps {
  readonly refusals: Refusals;
  /** How many saves were refused. */
  readonly attempts: number;
  readonly table: RefObject<HTMLElement | null>;
}

/** Says that something was refused, and leads to the first of it. */
export function RefusalNote({ refusals, attempts, table }: RefusalNoteProps) {
  const translate = useTranslate();
  const count = countRefusals(refusals);
  const total = count + refusals.others.length;
  useEffect(() => {
    if (attempts > 0) table.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, table]);
  if (total === 0) return null;
  return (
    <Alert severity="error">
      {count > 0 && <p>{translate('pages.marks.wrong')}</p>}
      {refusals.others.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Alert>
  );
}
