import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { focusOrigin, returnFocus } from '../../src/admin/generate/actions/returnFocus.ts';
import { isPublished } from './editable.ts';
import type { MarkGrid } from './grid.ts';
import type { Entry } from './sendCells.ts';
import { useSummary } from './useMarkGrid.ts';

interface SendAgainProps {
  readonly grid: MarkGrid;
  readonly entry: Entry;
  readonly isReadOnly: boolean;
}

/** Sends marks again that were refused for what is over now: the sheet was closed, and is open again. */
export function SendAgain({ grid, entry: { students }, isReadOnly }: SendAgainProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const { refused } = useSummary(grid);
  if (isReadOnly || refused === 0) return null;
  const spots = grid
    .refusedForNow()
    .filter(({ row }) => students.slice(row, row + 1).every((each) => !isPublished(each)));
  if (spots.length === 0) return null;
  const send = () => {
    const from = focusOrigin();
    grid.sendAgain(spots);
    returnFocus(from);
  };
  return (
    <Button size="small" variant="outlined" onClick={send}>
      {translate('pages.entry.sendAgainAll', { count: formatPlainNumber(spots.length, conventions) })}
    </Button>
  );
}
