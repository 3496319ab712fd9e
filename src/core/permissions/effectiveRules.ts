import { type AbilityRule, BASE_RULES, EVERYTHING } from '../abilities.ts';
import { USUAL_ACTIONS } from '../resource.ts';
import type { PermissionCatalogue } from './catalogue.ts';
import { SUPER_ADMIN_ROLE } from '../access/role.ts';

/** What is stored about somebody's permissions. */
export interface Grants {
  readonly roleId: number;
  /** The role's. */
  readonly role: readonly AbilityRule[];
  readonly own: readonly AbilityRule[];
  readonly denied: readonly AbilityRule[];
}

/** What somebody may do: the role's and their own permissions, less what is denied to them. */
export function effectiveRules(
  { roleId, role, own, denied }: Grants,
  catalogue: PermissionCatalogue,
): readonly AbilityRule[] {
  if (roleId === SUPER_ADMIN_ROLE) return [EVERYTHING];
  const granted = [...role, ...own].filter(isOrdinary).flatMap((rule) => withoutDenied(rule, denied, catalogue));
  const allowed = granted.filter((rule) => !denied.some((each) => isSame(each, rule)));
  const unique = new Map([...BASE_RULES, ...allowed].map((rule) => [JSON.stringify(rule), rule]));
  return [...unique.values()];
}

/** Only the role of the super admin gives everything; a stored permission in those words gives nothing. */
export function isOrdinary({ action, subject }: AbilityRule): boolean {
  return action !== EVERYTHING.action && subject !== EVERYTHING.subject;
}

/** `full` stands for every action. Where one of them is denied, the others are spelled out and `full` itself is gone. */
function withoutDenied(
  rule: AbilityRule,
  denied: readonly AbilityRule[],
  catalogue: PermissionCatalogue,
): AbilityRule[] {
  const { action, subject } = rule;
  const against = denied.filter((each) => each.subject === subject);
  if (against.some((each) => each.action === 'full')) return [];
  if (action !== 'full' || against.length === 0) return [{ action, subject }];
  return actionsOn(subject, catalogue).map((each) => ({ action: each, subject }));
}

// Of what nothing asks for, whoever granted it meant the usual actions.
function actionsOn(subject: string, catalogue: PermissionCatalogue): string[] {
  const actions = catalogue.actionsOn(subject);
  return (actions.length > 0 ? actions : USUAL_ACTIONS).filter((action) => action !== 'full');
}

function isSame(a: AbilityRule, b: AbilityRule): boolean {
  return a.action === b.action && a.subject === b.subject;
}
