import type { auditEntries } from '../../../core/calls/audit.ts';
import type { QueryOf } from '../../../core/calls/defineCall.ts';

type AuditQuery = Partial<QueryOf<typeof auditEntries>>;

/** By what the entries are narrowed; the name of the person stands beside their number. */
export interface AuditFilter extends Omit<AuditQuery, 'limit'> {
  readonly person?: string;
}

const TEXTS = ['resource', 'action', 'from', 'to', 'address', 'request_id', 'about', 'q', 'person'] as const;
const NUMBERS = ['user_id', 'record_id', 'before', 'after'] as const;
/** What says which page is shown, and not what is looked for. */
const PLACES: readonly string[] = ['before', 'after'];

/** The filter as the address has it. */
export function readFilter(search: URLSearchParams): AuditFilter {
  const texts = TEXTS.flatMap((name) => (search.get(name) ? [[name, search.get(name)] as const] : []));
  const numbers = NUMBERS.flatMap((name) => {
    const value = Number(search.get(name));
    return Number.isSafeInteger(value) && value > 0 ? [[name, value] as const] : [];
  });
  return Object.fromEntries([...texts, ...numbers]);
}

/** The same for the address; a changed filter begins at its first page. */
export function searchOf(filter: AuditFilter): Record<string, string> {
  const filled = Object.entries(filter).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, String(value)]));
}

/** What the server is asked for. */
export function queryOf({ person: _, ...query }: AuditFilter): AuditQuery {
  return query;
}

/** Whether the last day is before the first: nothing can match that. */
export function isReversed({ from, to }: AuditFilter): boolean {
  return Boolean(from && to && from > to);
}

/** What is looked for, without the page. */
export function withoutPlace(filter: AuditFilter): AuditFilter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !PLACES.includes(name)));
}
