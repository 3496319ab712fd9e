import { useWords } from '../../../src/admin/fields/useWords.ts';
import type { CellProps } from './cellProps.ts';

export function TypeCell({ item }: CellProps) {
  return useWords().option('is_file', item.is_file === 1 ? 'pdf' : 'text');
}
