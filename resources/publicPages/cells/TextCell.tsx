import { firstWords } from '../../../src/admin/fields/firstWords.ts';
import { plainText } from '../plainText.ts';
import type { CellProps } from './cellProps.ts';

/** The first twenty words of an event's description. */
export function TextCell({ item }: CellProps) {
  return <span className="page-item-text">{firstWords(plainText(item.description))}</span>;
}
