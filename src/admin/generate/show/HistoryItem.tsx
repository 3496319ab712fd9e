import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { formatDateTime } from '../../format/format.ts';
import { useWords } from '../../fields/useWords.ts';
import type { HistoryEntry } from '../../../core/calls/history.ts';
import { GivenBeyond } from './GivenBeyond.tsx';
import { HistoryChanges } from './HistoryChanges.tsx';
import { entrySentence } from './entrySentence.ts';

interface HistoryItemProps {
  readonly resource: Resource;
  readonly entry: HistoryEntry;
}

/** One entry: who, when, from where, and every field before and after. */
export function HistoryItem({ resource, entry }: HistoryItemProps) {
  const translate = useTranslate();
  const words = useWords();
  const at = formatDateTime(entry.at, words.conventions);
  return (
    <li className="history-entry">
      <p>{entrySentence({ translate, resource, entry })}</p>
      <p className="history-when">
        <time dateTime={entry.at}>{at}</time>
        {entry.address && ` · ${translate('screens.history.from', { address: entry.address })}`}
      </p>
      <HistoryChanges resource={resource} entry={entry} />
      <GivenBeyond entry={entry} />
    </li>
  );
}
