import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { buildPath } from '../../../core/paths.ts';
import type { Resource } from '../../../core/resource.ts';
import { formatDateTime, numberSign } from '../../format/format.ts';
import '../../fields/fields.css';
import { useWords } from '../../fields/useWords.ts';
import { useRegistry } from '../../product/product.ts';
import { useMay } from '../../providers/ability.ts';
import type { HistoryEntry } from '../../../core/calls/history.ts';
import { GrantsNotHeld } from './GrantsNotHeld.tsx';
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
        {typeof entry.user?.id === 'number' && <UserLink id={entry.user.id} />}
      </p>
      <HistoryChanges resource={resource} entry={entry} />
      <GrantsNotHeld entry={entry} />
    </li>
  );
}

/** The account behind an entry, for who may see accounts: people rename themselves, and the entry has the name of its time. */
function UserLink({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const may = useMay();
  const { conventions } = useWords();
  const user = useRegistry().get('user');
  if (!user.screens.show || !may(user, 'read')) return null;
  return (
    <>
      {' · '}
      <Link className="field-link" to={buildPath(user.screens.show, { id })}>
        {translate('resources.user.name', { smart_count: 1 })} {numberSign(id, conventions)}
      </Link>
    </>
  );
}
