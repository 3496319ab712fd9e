import { LinearProgress } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatNumber } from '../../../src/admin/format/format.ts';
import { type Cell, sumOf } from './board.ts';

/** How far all marks of the board are together. */
export function Sum({ cells }: { readonly cells: readonly Cell[] }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const id = useId();
  const { complete, students } = sumOf(cells);
  const text = translate('pages.results.sum', {
    complete: formatNumber(complete, conventions),
    students: formatNumber(students, conventions),
  });
  return (
    <div className="office-sum">
      <span id={id}>{text}</span>
      <LinearProgress
        variant="determinate"
        aria-labelledby={id}
        color={complete === students ? 'success' : 'primary'}
        value={students === 0 ? 0 : Math.floor((complete / students) * 100)}
      />
    </div>
  );
}
