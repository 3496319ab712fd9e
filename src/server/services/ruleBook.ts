import type { Product } from '../product.ts';
import { roleRules } from './auth/roleRules.ts';
import { userRules } from './auth/userRules.ts';
import type { RuleBook, Rules } from './resources/rules.ts';

/** Puts the rules of a product together with those of users and roles, which every product has. */
export function ruleBook({
  rules,
  rowRules,
  neededRoles,
}: Pick<Product, 'rules' | 'rowRules' | 'neededRoles'>): RuleBook {
  const all = [userRules, roleRules(neededRoles), ...rules];
  const byName = new Map(all.map(({ entity, rules }) => [entity, rules]));
  if (byName.size < all.length) throw new Error('The rules of one entity are defined twice');
  const rowRule = (name: string) => {
    const rule = rowRules[name];
    if (!rule) throw new Error(`There is no row rule "${name}"`);
    return rule;
  };
  return { of: ({ name }) => byName.get(name) ?? NONE, rowRule };
}

const NONE: Rules = {};
