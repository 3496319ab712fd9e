import { useTranslate } from 'react-admin';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { formatDateTime } from '../../format/format.ts';
import { useWords } from '../../fields/useWords.ts';
import type { HistoryEntry } from '../../../core/calls/history.ts';
import { HistoryValue } from './HistoryValue.tsx';
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
  const isNew = entry.action === 'create';
  const changes = entry.changes.filter(({ field }) => field === 'password' || fieldOf(resource, field));
  return (
    <li className="history-entry">
      <p>{entrySentence({ translate, resource, entry })}</p>
      <p className="history-when">
        <time dateTime={entry.at}>{at}</time>
        {entry.address && ` · ${translate('screens.history.from', { address: entry.address })}`}
      </p>
      {changes.length > 0 && entry.action !== 'delete' && (
        <dl className="history-changes">
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{words.label(field)}</dt>
              <dd>
                {!isNew && (
                  <>
                    <span className="unseen">{translate('screens.history.before')}</span>
                    <span className="history-before">
                      <HistoryValue resource={resource} name={field} value={before} />
                    </span>
                    <span className="history-arrow" aria-hidden>
                      →
                    </span>
                    <span className="unseen">{translate('screens.history.after')}</span>
                  </>
                )}
                <HistoryValue resource={resource} name={field} value={after} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
