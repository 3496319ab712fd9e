import { isPartOf } from '../../../core/access/giving.ts';
import type { PermissionCatalogue } from '../../../core/permissions/catalogue.ts';
import type { Need } from '../../../core/resource.ts';
import { isDenial, type PermissionRow, type PermissionRows } from './storedPermissions.ts';

/** The actions with a column of their own; the others of a row stand in its last cell. */
export const COLUMNS = ['full', 'read', 'create', 'update', 'delete'] as const;

/** What tells a row from every other: a grant is another one than a denial. */
export function keyOfRow(row: PermissionRow): string {
  return `${row.subject} ${row.action} ${isDenial(row)}`;
}

/** Whether two lists are the same permissions in the same order. */
export function isSame(one: PermissionRows, other: PermissionRows): boolean {
  return one.length === other.length && one.every((row, place) => keyOfRow(row) === keyOfRow(other[place] ?? row));
}

interface Tick {
  readonly subject: string;
  /** Every action of the row but `full` when not said. */
  readonly action?: string | undefined;
  readonly isOn: boolean;
}

interface EditedPermissions {
  readonly rows: PermissionRows;
  /** As they are stored; what is ticked again takes its old place among them. */
  readonly stored: PermissionRows;
  readonly catalogue: PermissionCatalogue;
  readonly canGive: (need: Need) => boolean;
}

/** The permissions after a tick. What is stored and asked for by nothing stays; what may not be given is not added. */
export function ticked({ rows, stored, catalogue, canGive }: EditedPermissions, tick: Tick): PermissionRows {
  const known = catalogue.actionsOn(tick.subject);
  const before = rows.filter(({ subject, action }) => subject === tick.subject && known.includes(action));
  const after = new Set(actionsAfter(new Set(before.map(({ action }) => action)), { ...tick, known }));
  const kept = rows.filter((row) => !before.includes(row) || after.has(row.action));
  const added = [...after]
    .filter((action) => !before.some((row) => row.action === action))
    .map((action) => ({ action, subject: tick.subject }))
    .filter(canGive);
  return inStoredOrder([...kept, ...added], stored);
}

interface ColumnTick {
  /** Those of the rows that are shown. */
  readonly subjects: readonly string[];
  readonly action: string;
  readonly isOn: boolean;
}

/** The permissions after a tick of one action on several subjects; those that have no such action are passed over. */
export function tickedColumn({ rows, ...given }: EditedPermissions, { subjects, ...tick }: ColumnTick): PermissionRows {
  return subjects
    .filter((subject) => given.catalogue.has({ subject, action: tick.action }))
    .filter((subject) => isPartOf({ subject, action: tick.action }, rows) !== tick.isOn)
    .reduce((before, subject) => ticked({ rows: before, ...given }, { subject, ...tick }), rows);
}

/** How many of some subjects allow an action, of those that have it, and in how many more it can be given. */
export function countInColumn(given: Omit<EditedPermissions, 'stored'> & Omit<ColumnTick, 'isOn'>) {
  const { rows, catalogue, subjects, action, canGive } = given;
  const having = subjects.filter((subject) => catalogue.has({ subject, action }));
  const held = new Set(rows.filter((row) => row.action === action || row.action === 'full').map((row) => row.subject));
  const open = having.filter((subject) => !held.has(subject));
  return {
    all: having.length,
    on: having.length - open.length,
    addable: open.filter((subject) => canGive({ subject, action })).length,
  };
}

function actionsAfter(
  before: ReadonlySet<string>,
  { action, isOn, known }: Tick & { readonly known: readonly string[] },
): readonly string[] {
  const single = known.filter((each) => each !== 'full');
  if (action === undefined) return isOn ? single : [];
  if (action === 'full') return isOn ? ['full'] : [];
  // Where everything is allowed, taking one away leaves the others.
  const spelledOut = before.has('full') ? single : [...before];
  return isOn ? [...spelledOut, action] : spelledOut.filter((each) => each !== action);
}

/** The same permissions as others, in the order in which they are stored here. */
export function inStoredOrder(rows: PermissionRows, stored: PermissionRows): PermissionRows {
  const wanted = new Set(rows.map(keyOfRow));
  const before = new Set(stored.map(keyOfRow));
  return [...stored.filter((row) => wanted.has(keyOfRow(row))), ...rows.filter((row) => !before.has(keyOfRow(row)))];
}

/** What saving would add and remove. */
export function changesOf(rows: PermissionRows, stored: PermissionRows) {
  const missingIn = (others: PermissionRows) => {
    const keys = new Set(others.map(keyOfRow));
    return (row: PermissionRow) => !keys.has(keyOfRow(row));
  };
  return { added: rows.filter(missingIn(stored)), removed: stored.filter(missingIn(rows)) };
}

/** The rows of each subject. */
export function bySubject(rows: PermissionRows): ReadonlyMap<string, PermissionRows> {
  const found = new Map<string, PermissionRow[]>();
  for (const row of rows) {
    const known = found.get(row.subject);
    if (known) known.push(row);
    else found.set(row.subject, [row]);
  }
  return found;
}
