import { BASE_RULES } from '../../../core/abilities.ts';
import type { PermissionCatalogue, PermissionSubject } from '../../../core/permissions/catalogue.ts';
import { explainPermission } from '../../../core/permissions/explainPermission.ts';
import { bySubject } from './permissionRows.ts';
import { KIND_OF } from './reasonKinds.ts';
import { isDenial, type PermissionRows } from './storedPermissions.ts';
import type { ChosenRole } from './useChosenRole.ts';

/** Where the actions of a line come from: the role, the person's own, or that they are denied, also what the role gives. */
export type ShownState = 'allowed' | 'role' | 'given' | 'denied' | 'deniedInSpite';

/** Actions on a subject that are in one state. */
export interface ShownPart {
  readonly state: ShownState;
  readonly actions: readonly string[];
}

/** A subject with what is allowed or denied on it. */
export interface ShownSubject extends PermissionSubject {
  readonly parts: readonly ShownPart[];
}

const STATES: readonly ShownState[] = ['allowed', 'role', 'given', 'denied', 'deniedInSpite'];
/** What a role gives, by its subjects. */
export function shownOfRole(rows: PermissionRows, catalogue: PermissionCatalogue): readonly ShownSubject[] {
  const held = bySubject(rows);
  return shown(catalogue, ({ subject }) => {
    const actions = (held.get(subject) ?? []).map(({ action }) => action);
    return (action) => (actions.includes(action) || actions.includes('full') ? 'allowed' : undefined);
  });
}

/** What a person may do and what is denied to them, by its subjects. What nobody gave is left out. */
export function shownOfPerson(
  rows: PermissionRows,
  role: ChosenRole,
  catalogue: PermissionCatalogue,
): readonly ShownSubject[] {
  const given = rows.filter((row) => !isDenial(row));
  const grants = { roleId: role.id, role: role.permissions, own: given, denied: rows.filter(isDenial) };
  return shown(catalogue, ({ subject }) => (action) => {
    const [reason] = explainPermission({ action, subject }, grants).reasons;
    // What everybody has is told of nobody; of a part that is denied, the part itself is told.
    if (!reason || reason === 'deniedPart') return undefined;
    const kind = KIND_OF[reason];
    if (kind === 'everybody') return undefined;
    if (kind !== 'denied') return kind;
    const { isHeld } = explainPermission({ action, subject }, { ...grants, own: [], denied: [] });
    return isHeld ? 'deniedInSpite' : 'denied';
  });
}

type StateOf = (subject: PermissionSubject) => (action: string) => ShownState | undefined;

// What everybody has is not told of anybody.
function shown({ subjects }: PermissionCatalogue, stateOf: StateOf): readonly ShownSubject[] {
  return subjects
    .filter(({ subject }) => !BASE_RULES.some((rule) => rule.subject === subject))
    .map((each) => {
      const states = new Map(each.actions.map((action) => [action, stateOf(each)(action)]));
      const parts = STATES.map((state) => ({
        state,
        actions: each.actions.filter((action) => states.get(action) === state),
      }));
      return { ...each, parts: parts.filter(({ actions }) => actions.length > 0) };
    })
    .filter(({ parts }) => parts.length > 0);
}
