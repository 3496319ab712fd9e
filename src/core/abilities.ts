import { createMongoAbility, type MongoAbility } from '@casl/ability';

/** One permission: an action on a resource, in the words of the specification. */
export interface AbilityRule {
  readonly action: string;
  readonly subject: string;
}

export type Ability = MongoAbility;

/** What every signed-in user may do. */
export const BASE_RULES: readonly AbilityRule[] = [
  { action: 'read', subject: 'Auth' },
  { action: 'full', subject: 'Auth' },
];

/** The rule of somebody who may do everything. */
export const EVERYTHING: AbilityRule = { action: 'manage', subject: 'all' };

/** An ability from stored rules; whatever is not a rule with two filled texts is left out, because CASL reads a rule without a subject as everything. */
export function buildAbility(rules: unknown): Ability {
  const valid = Array.isArray(rules) ? rules.filter(isAbilityRule) : [];
  return createMongoAbility(valid.map(({ action, subject }) => ({ action: action === 'full' ? 'manage' : action, subject })));
}

/** Whether a value is a permission: an object with an action and a subject, both filled. */
export function isAbilityRule(value: unknown): value is AbilityRule {
  if (typeof value !== 'object' || value === null) return false;
  const { action, subject } = value as Record<string, unknown>;
  return typeof action === 'string' && action !== '' && typeof subject === 'string' && subject !== '';
}
