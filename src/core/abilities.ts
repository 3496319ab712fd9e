import { createMongoAbility, type MongoAbility } from '@casl/ability';
import { type AbilityRule, isAbilityRule } from './abilityRule.ts';

export { type AbilityRule, isAbilityRule };

export type Ability = MongoAbility;

/** What one's own account asks for: everybody who is signed in may do it. */
export const OWN_ACCOUNT = { action: 'full', subject: 'Auth' } as const satisfies AbilityRule;

/** What every signed-in user may do. */
export const BASE_RULES: readonly AbilityRule[] = [{ action: 'read', subject: 'Auth' }, OWN_ACCOUNT];

/** The rule of somebody who may do everything. */
export const EVERYTHING: AbilityRule = { action: 'manage', subject: 'all' };

/** An ability from stored rules; whatever is not a rule with two filled texts is left out, because CASL reads a rule without a subject as everything. */
export function buildAbility(rules: unknown): Ability {
  const valid = Array.isArray(rules) ? rules.filter(isAbilityRule) : [];
  return createMongoAbility(
    valid.map(({ action, subject }) => ({ action: action === 'full' ? 'manage' : action, subject })),
  );
}
