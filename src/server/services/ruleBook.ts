import { didYouMean } from '../../core/nearest.ts';
import type { AnyField } from '../../core/fields/field.ts';
import type { Registry } from '../../core/registry.ts';
import { fieldOf } from '../../core/resource.ts';
import { OWNER } from '../../core/visibleTo.ts';
import { leadsTo, type RowCondition } from '../db/listSql.ts';
import type { Product } from '../product.ts';
import { roleRules } from './auth/roleRules.ts';
import { userRules } from './auth/userRules.ts';
import { type DefinedRules, MOMENTS, type RuleBook, type Rules } from './rules.ts';

/**
 * Puts the rules of a product together with those of users and roles, which every product has. Rules of an entity, a moment or
 * an action that is not there are refused: they would never run. So are added keys that nothing adds.
 */
export function ruleBook({ registry, rules, rowRules }: Pick<Product, 'registry' | 'rules' | 'rowRules'>): RuleBook {
  const all = [userRules, roleRules(), ...rules];
  for (const each of all) checkNames(each, registry);
  const byName = new Map(all.map(({ entity, rules }) => [entity, rules]));
  const twice = all.find(({ entity }, place) => all.findIndex((each) => each.entity === entity) < place);
  if (twice) throw new Error(`The rules of "${twice.entity}": they are defined twice`);
  const known: Product['rowRules'] = { ...rowRules, [OWNER]: ownerRule(registry) };
  const rowRule = (name: string) => {
    const rule = known[name];
    if (!rule) throw new Error(`There is no row rule "${name}"`);
    return rule;
  };
  return { of: ({ name }) => byName.get(name) ?? NONE, rowRule };
}

const NONE: Rules = {};

/** The row's reference leads to the user. */
function ownerRule(registry: Registry): RowCondition {
  return ({ resource, by, column, bindUser }) => {
    const field = fieldOf(resource, by) as AnyField;
    return leadsTo({ column: `t.${column}`, field, registry, user: bindUser() });
  };
}

function checkNames({ entity, rules }: DefinedRules, registry: Registry) {
  const place = `The rules of "${entity}":`;
  if (!registry.has(entity)) {
    const nearest = didYouMean(
      entity,
      registry.resources.map(({ name }) => name),
    );
    throw new Error(`${place} there is no such entity${nearest}`);
  }
  const moment = Object.keys(rules).find((each) => !MOMENTS.includes(each));
  if (moment !== undefined)
    throw new Error(`${place} ${moment}: there is no such moment${didYouMean(moment, MOMENTS)}`);
  if (rules.addedKeys && !rules.afterRead)
    throw new Error(`${place} addedKeys: nothing adds ${rules.addedKeys.join(', ')}, because there is no afterRead`);
  const right = Object.keys(registry.get(entity).actions);
  const action = Object.keys(rules.afterAction ?? {}).find((each) => !right.includes(each));
  if (action === undefined) return;
  throw new Error(`${place} afterAction.${action}: there is no such action${didYouMean(action, right)}`);
}
