import { FileLink } from '../../../src/admin/fields/FileLink.tsx';
import { firstWords } from '../../../src/admin/fields/firstWords.ts';
import { plainText } from '../plainText.ts';
import type { CellProps } from './cellProps.ts';

/** The notice's file, or the beginning of its text. */
export function NoticeCell({ item }: CellProps) {
  if (item.is_file === 1) return typeof item.notice_file === 'string' ? <FileLink path={item.notice_file} /> : null;
  return <span className="page-item-text">{firstWords(plainText(item.description))}</span>;
}
