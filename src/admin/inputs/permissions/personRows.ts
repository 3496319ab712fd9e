import type { Need } from '../../../core/resource.ts';
import { inStoredOrder } from './permissionRows.ts';
import { isDenial, type PermissionRows } from './storedPermissions.ts';

/** What is set for a person: nothing, so that the role counts, given beyond it, or denied in spite of it. */
export type OwnState = 'unset' | 'given' | 'denied';

/** Why nothing can be set for a person, or no grant. */
export type Limit = 'everybodys' | 'noGrant' | 'noChange';

/** In the order in which they follow one another. */
const STATES: readonly OwnState[] = ['unset', 'given', 'denied'];

/** What is set for a person on one permission; of a grant and a denial, the denial counts. */
export function ownStateOf(rows: PermissionRows, need: Need): OwnState {
  const own = rows.filter((row) => isAbout(row, need));
  if (own.length === 0) return 'unset';
  return own.some(isDenial) ? 'denied' : 'given';
}

interface EditedPermissions {
  readonly rows: PermissionRows;
  /** As they are stored: what is set as before is what was there before, and in its place. */
  readonly stored: PermissionRows;
}

interface Step {
  readonly need: Need;
  /** Whoever is logged in may give it. */
  readonly mayGive: boolean;
}

/**
 * The states that can be set: a denial always, a grant by who may give it or as it is stored, and where a denial is stored,
 * nothing else by who may not give what it would give back.
 */
export function openStates({ stored, need, mayGive }: Step & Pick<EditedPermissions, 'stored'>): readonly OwnState[] {
  if (mayGive) return STATES;
  const before = ownStateOf(stored, need);
  if (before === 'denied') return ['denied'];
  return STATES.filter((state) => state !== 'given' || state === before);
}

/** The rows after a step to the next of the states that can be set. */
export function stepped({ rows, stored }: EditedPermissions, { need, mayGive }: Step): PermissionRows {
  const open = openStates({ stored, need, mayGive });
  const place = STATES.indexOf(ownStateOf(rows, need));
  const state = [...STATES.slice(place + 1), ...STATES].find((each) => open.includes(each)) ?? 'unset';
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
