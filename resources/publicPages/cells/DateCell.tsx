import { formatDate, NOTHING } from '../../../src/admin/fields/format.ts';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import type { CellProps } from './cellProps.ts';

export function DateCell({ item }: CellProps) {
  const { conventions } = useWords();
  return typeof item.event_date === 'string' ? formatDate(item.event_date, conventions) : NOTHING;
}
