import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AuditEntry } from '../../../core/calls/audit.ts';
import type { Resource } from '../../../core/resource.ts';
import { screenAddress } from '../../addresses/addresses.ts';
import '../../fields/fields.css';
import { useConventions } from '../../fields/useConventions.ts';
import { WordsProvider } from '../../fields/WordsProvider.tsx';
import { formatDateTime, formatPlainNumber, numberSign } from '../../format/format.ts';
import { GrantsNotHeld } from '../../generate/show/GrantsNotHeld.tsx';
import { HistoryChanges } from '../../generate/show/HistoryChanges.tsx';
import { useRegistry } from '../../product/product.ts';
import { actionWord, detailLines, subjectWord } from './auditWords.ts';
import type { AuditFilter } from './auditFilters.ts';

interface AuditItemProps {
  readonly entry: AuditEntry;
  readonly onFilter: (filter: AuditFilter) => void;
}

/** One entry: who did what to which record, when and from where, and what changed by it. */
export function AuditItem({ entry, onFilter }: AuditItemProps) {
  const translate = useTranslate();
  const registry = useRegistry();
  const conventions = useConventions();
  const { user, address, request_id: request, action, at } = entry;
  const resource = registry.has(entry.resource) ? registry.get(entry.resource) : undefined;
  const name = user?.name || translate('audit.nobody');
  // A command of the server has a name, and no account.
  const who = user?.id;
  const filter = (label: string, text: string, wanted: AuditFilter) => (
    <button type="button" className="audit-link" aria-label={label} onClick={() => onFilter(wanted)}>
      <bdi>{text}</bdi>
    </button>
  );
  return (
    <li className="audit-entry">
      <div className="audit-head">
        <span className="audit-action" data-action={action}>
          {actionWord(translate, action, resource)}
        </span>
        <About entry={entry} resource={resource} onFilter={onFilter} />
      </div>
      <p className="audit-meta">
        {typeof who === 'number' ? (
          filter(translate('audit.onlyPerson', { name }), name, { user_id: who, person: name })
        ) : (
          <bdi>{name}</bdi>
        )}
        {' · '}
        <time dateTime={at}>{formatDateTime(at, conventions)}</time>
        {address && <> · {filter(translate('audit.onlyAddress', { address }), address, { address })}</>}
        {request && <> · {filter(translate('audit.onlyRequest', { id: request }), request, { request_id: request })}</>}
        {` · ${translate('audit.numbered', { name: '#', id: formatPlainNumber(entry.id, conventions) })}`}
      </p>
      {entry.is_hidden && (
        <p className="audit-hidden">{translate(entry.is_personal ? 'audit.personal' : 'audit.hidden')}</p>
      )}
      <Details entry={entry} />
      {resource && (
        <WordsProvider resource={resource}>
          <HistoryChanges resource={resource} entry={entry} />
          <GrantsNotHeld entry={entry} />
        </WordsProvider>
      )}
    </li>
  );
}

interface AboutProps extends AuditItemProps {
  readonly resource: Resource | undefined;
}

/** What it is about: by its name, with a link to it, and by its number, which narrows the log to it. */
function About({ entry, resource, onFilter }: AboutProps) {
  const translate = useTranslate();
  const registry = useRegistry();
  const { record_id: id, name, user } = entry;
  const conventions = useConventions();
  // Whoever signs in does so for themselves: their name stands below already.
  const isOwnLogin = entry.resource === 'login' && (id === null || id === user?.id);
  if (isOwnLogin) return null;
  const kind = subjectWord(translate, entry.resource, registry);
  if (id === null) return <bdi>{kind}</bdi>;
  const numbered = translate('audit.numbered', { name: kind, id: formatPlainNumber(id, conventions) });
  if (name === null) return <Named entry={entry} resource={resource} text={numbered} />;
  return (
    <>
      <span>{kind}</span>
      <Named entry={entry} resource={resource} text={name} />
      <button
        type="button"
        className="audit-link audit-number"
        aria-label={translate('audit.onlyPerson', { name: numbered })}
        onClick={() => onFilter({ resource: entry.resource, record_id: id })}
      >
        <bdi>{numberSign(id, conventions)}</bdi>
      </button>
    </>
  );
}

interface NamedProps {
  readonly entry: AuditEntry;
  readonly resource: Resource | undefined;
  readonly text: string;
}

function Named({ entry: { record_id: id, is_hidden: isHidden, action }, resource, text }: NamedProps) {
  if (id === null || isHidden || !resource?.screens.show || action === 'delete') return <bdi>{text}</bdi>;
  return (
    <Link className="field-link" to={screenAddress(resource, 'show', id)}>
      <bdi>{text}</bdi>
    </Link>
  );
}

function Details({ entry }: { readonly entry: AuditEntry }) {
  const translate = useTranslate();
  const lines = detailLines(entry, { translate, registry: useRegistry(), conventions: useConventions() });
  if (lines.length === 0) return null;
  return (
    <dl className="audit-details">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
