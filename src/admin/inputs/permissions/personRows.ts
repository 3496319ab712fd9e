import type { Need } from '../../../core/resource.ts';
import { inStoredOrder, isDenial, type PermissionRows } from './permissionRows.ts';

/** What is set for a person: nothing, so that the role counts, given beyond it, or denied in spite of it. */
export type OwnState = 'unset' | 'given' | 'denied';

const NEXT: Readonly<Record<OwnState, OwnState>> = { unset: 'given', given: 'denied', denied: 'unset' };

/** What is set for a person on one permission; of a grant and a denial, the denial counts. */
export function ownStateOf(rows: PermissionRows, need: Need): OwnState {
  const own = rows.filter((row) => isAbout(row, need));
  if (own.length === 0) return 'unset';
  return own.some(isDenial) ? 'denied' : 'given';
}

interface Given {
  readonly rows: PermissionRows;
  /** As they are stored: what is set as before is what was there before, and in its place. */
  readonly stored: PermissionRows;
}

/** The rows after a step to the next of the three states. */
export function stepped({ rows, stored }: Given, need: Need): PermissionRows {
  const state = NEXT[ownStateOf(rows, need)];
  const others = rows.filter((row) => !isAbout(row, need));
  return inStoredOrder([...others, ...rowsFor(state, { need, stored })], stored);
}

function rowsFor(
  state: OwnState,
  { need, stored }: { readonly need: Need; readonly stored: PermissionRows },
): PermissionRows {
  if (state === 'unset') return [];
  const isDenied = state === 'denied';
  const before = stored.filter((row) => isAbout(row, need) && isDenial(row) === isDenied);
  const { action, subject } = need;
  return before.length > 0 ? before : [{ action, subject, is_denied: isDenied ? 1 : 0 }];
}

function isAbout(row: Need, need: Need): boolean {
  return row.action === need.action && row.subject === need.subject;
}
