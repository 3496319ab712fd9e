import { type AbilityRule, isAbilityRule } from '../../../core/abilities.ts';
import type { PermissionCatalogue } from '../../../core/access/permissions.ts';
import type { Need } from '../../../core/resource.ts';

/** The actions with a column of their own; the others of a row stand in its last cell. */
export const COLUMNS = ['full', 'read', 'create', 'update', 'delete'] as const;

/** The permissions in a field of the form; what is none is left out. */
export function permissionsIn(value: unknown): readonly AbilityRule[] {
  return Array.isArray(value) ? value.filter(isAbilityRule) : [];
}

export function isSamePermission(a: Need, b: Need): boolean {
  return a.action === b.action && a.subject === b.subject;
}

interface Tick {
  readonly subject: string;
  /** Every action of the row but `full` when not said. */
  readonly action?: string | undefined;
  readonly isOn: boolean;
}

interface Given {
  readonly rows: readonly AbilityRule[];
  /** As they are stored; what is ticked again takes its old place among them. */
  readonly stored: readonly AbilityRule[];
  readonly catalogue: PermissionCatalogue;
}

/** The permissions after a tick. What is stored and asked for by nothing stays. */
export function ticked({ rows, stored, catalogue }: Given, tick: Tick): readonly AbilityRule[] {
  const known = catalogue.actionsOn(tick.subject);
  const before = rows.filter(({ subject, action }) => subject === tick.subject && known.includes(action));
  const after = new Set(actionsAfter(new Set(before.map(({ action }) => action)), { ...tick, known }));
  const kept = rows.filter((row) => !before.includes(row) || after.has(row.action));
  const added = [...after]
    .filter((action) => !before.some((row) => row.action === action))
    .map((action) => ({ action, subject: tick.subject }));
  return inStoredOrder([...kept, ...added], stored);
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
export function inStoredOrder(rows: readonly AbilityRule[], stored: readonly AbilityRule[]): readonly AbilityRule[] {
  const known = stored.filter((each) => rows.some((row) => isSamePermission(row, each)));
  const added = rows.filter((row) => !stored.some((each) => isSamePermission(row, each)));
  return [...known, ...added];
}

/** What saving would add and remove. */
export function changesOf(rows: readonly AbilityRule[], stored: readonly AbilityRule[]) {
  const missingIn = (others: readonly AbilityRule[]) => (row: AbilityRule) =>
    !others.some((each) => isSamePermission(each, row));
  return { added: rows.filter(missingIn(stored)), removed: stored.filter(missingIn(rows)) };
}
