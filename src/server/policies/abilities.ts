import { type AbilityRule, BASE_RULES, EVERYTHING } from '../../core/abilities.ts';
import { fieldPermissions } from '../../core/fields/field.ts';
import type { Registry } from '../../core/registry.ts';
import { needOf, USUAL_ACTIONS } from '../../core/resource.ts';

/** The role that may do everything, whatever permissions are stored for it. */
export const SUPER_ADMIN_ROLE = 1;

/** On the entity of roles or users: may hand out permissions without holding them. */
export const GRANT_ANY = 'grant any';

/** What is stored about somebody's permissions. */
export interface Grants {
  readonly roleId: number;
  /** The role's. */
  readonly role: readonly AbilityRule[];
  readonly own: readonly AbilityRule[];
  readonly denied: readonly AbilityRule[];
}

/** What somebody may do: the role's and their own permissions, less what is denied to them. */
export function effectiveRules({ roleId, role, own, denied }: Grants, registry: Registry): readonly AbilityRule[] {
  if (roleId === SUPER_ADMIN_ROLE) return [EVERYTHING];
  const granted = [...role, ...own].filter(isOrdinary).flatMap((rule) => withoutDenied(rule, denied, registry));
  const allowed = granted.filter((rule) => !denied.some((each) => isSame(each, rule)));
  const unique = new Map([...BASE_RULES, ...allowed].map((rule) => [JSON.stringify(rule), rule]));
  return [...unique.values()];
}

// Only the role of the super admin gives everything; a stored permission in those words gives nothing.
function isOrdinary({ action, subject }: AbilityRule): boolean {
  return action !== EVERYTHING.action && subject !== EVERYTHING.subject;
}

/** `full` stands for every action. Where one of them is denied, the others are spelled out and `full` itself is gone. */
function withoutDenied(rule: AbilityRule, denied: readonly AbilityRule[], registry: Registry): AbilityRule[] {
  const { action, subject } = rule;
  const against = denied.filter((each) => each.subject === subject);
  if (against.some((each) => each.action === 'full')) return [];
  if (action !== 'full' || against.length === 0) return [{ action, subject }];
  return actionsOn(subject, registry).map((each) => ({ action: each, subject }));
}

function actionsOn(subject: string, registry: Registry): string[] {
  const named = registry.resources.flatMap((resource) => {
    const actions = [
      ...USUAL_ACTIONS,
      ...Object.values(resource.actions).map(({ permission }) => permission),
      ...Object.values(resource.fields).flatMap(fieldPermissions),
      ...Object.keys(resource.permissions),
      ...(resource.visibleTo.unless === undefined ? [] : [resource.visibleTo.unless]),
    ];
    const opening = resource.visibleTo.opening.map(({ need }) => need);
    return [...actions.map((action) => needOf(resource, action)), ...opening].filter(
      (need) => need.subject === subject,
    );
  });
  const actions = named.map(({ action }) => action);
  return [...new Set(actions.length > 0 ? actions : USUAL_ACTIONS)].filter((action) => action !== 'full');
}

function isSame(a: AbilityRule, b: AbilityRule): boolean {
  return a.action === b.action && a.subject === b.subject;
}
