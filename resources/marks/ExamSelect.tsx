import { NativeSelect } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Entry } from './sendCells.ts';

interface ExamSelectProps {
  readonly exams: Entry['exams'];
  readonly value: number | undefined;
  readonly onChange: (exam: number) => void;
}

/** Chooses the exam. */
export function ExamSelect({ exams, value, onChange }: ExamSelectProps) {
  const translate = useTranslate();
  return (
    <NativeSelect
      className="entry-exam"
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value))}
      inputProps={{ 'aria-label': translate('pages.entry.exam') }}
    >
      {exams.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
