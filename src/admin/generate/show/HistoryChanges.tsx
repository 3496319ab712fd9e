import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../../core/calls/history.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { HistoryRows } from '../shared/HistoryRows.tsx';
import { HistoryValue } from './HistoryValue.tsx';

interface HistoryChangesProps {
  readonly resource: Resource;
  readonly entry: Pick<HistoryEntry, 'action' | 'changes'>;
}

/** Every field that changed, before and after. Needs the words of the resource above. */
export function HistoryChanges({ resource, entry }: HistoryChangesProps) {
  const words = useWords();
  const changes = entry.changes.filter(({ field }) => field === 'password' || fieldOf(resource, field));
  if (changes.length === 0 || entry.action === 'delete') return null;
  return (
    <dl className="history-changes">
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{words.label(change.field)}</dt>
          <dd>
            <Change resource={resource} change={change} isNew={entry.action === 'create'} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChangeProps {
  readonly resource: Resource;
  readonly change: HistoryEntry['changes'][number];
  readonly isNew: boolean;
}

function Change({ resource, change: { field: name, before, after }, isNew }: ChangeProps) {
  const translate = useTranslate();
  const field = fieldOf(resource, name);
  if (field?.kind === 'children') return <HistoryRows name={name} field={field} before={before} after={after} />;
  return (
    <>
      {!isNew && (
        <>
          <span className="unseen">{translate('screens.history.before')}</span>
          <span className="history-before">
            <HistoryValue resource={resource} name={name} value={before} />
          </span>
          <span className="history-arrow" aria-hidden>
            →
          </span>
          <span className="unseen">{translate('screens.history.after')}</span>
        </>
      )}
      <HistoryValue resource={resource} name={name} value={after} earlier={before} />
    </>
  );
}
