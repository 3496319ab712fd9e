import { BASE_RULES } from '../abilities.ts';
import type { Need } from '../resource.ts';
import { type Grants, isOrdinary } from './effectiveRules.ts';
import { SUPER_ADMIN_ROLE } from '../access/role.ts';

/**
 * Where a permission comes from, or what takes it away. `role`, `own` and `denied` are said of the permission itself, with
 * `Everything` of the `full` of its subject; `deniedPart` is said of a `full` of which some action is denied.
 */
export type Reason =
  | 'everybody'
  | 'superAdmin'
  | 'role'
  | 'roleEverything'
  | 'own'
  | 'ownEverything'
  | 'denied'
  | 'deniedEverything'
  | 'deniedPart';

/** Whether somebody holds a permission, and why. */
export interface PermissionStatus {
  readonly isHeld: boolean;
  /** None where nobody gives it. */
  readonly reasons: readonly Reason[];
}

/** Says of a permission what `effectiveRules` makes of it, with the reasons. */
export function explainPermission(need: Need, grants: Grants): PermissionStatus {
  if (BASE_RULES.some(({ subject }) => subject === need.subject)) return { isHeld: true, reasons: ['everybody'] };
  if (grants.roleId === SUPER_ADMIN_ROLE) return { isHeld: true, reasons: ['superAdmin'] };
  const against = grants.denied.filter(({ subject }) => subject === need.subject);
  if (against.some(({ action }) => action === need.action)) return { isHeld: false, reasons: ['denied'] };
  if (against.some(({ action }) => action === 'full')) return { isHeld: false, reasons: ['deniedEverything'] };
  const reasons: Reason[] = [
    ...sourceOf(need, grants.role, ['role', 'roleEverything']),
    ...sourceOf(need, grants.own, ['own', 'ownEverything']),
  ];
  const isCut = need.action === 'full' && against.length > 0 && reasons.length > 0;
  if (isCut) return { isHeld: false, reasons: ['deniedPart'] };
  return { isHeld: reasons.length > 0, reasons };
}

function sourceOf(need: Need, rules: Grants['own'], [exact, everything]: readonly [Reason, Reason]): Reason[] {
  const actions = rules.filter((rule) => isOrdinary(rule) && rule.subject === need.subject).map(({ action }) => action);
  if (actions.includes(need.action)) return [exact];
  return actions.includes('full') ? [everything] : [];
}
