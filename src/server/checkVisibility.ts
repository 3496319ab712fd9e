import { flatten } from '../../locales/texts.ts';
import { DeclarationError } from '../core/declarationError.ts';
import { fieldOf, isStored, type Need, type Resource } from '../core/resource.ts';
import { OWNER } from '../core/visibleTo.ts';
import type { Product } from './product.ts';

/** Refuses declarations that name a row rule which the product does not have, or which asks for columns that they do not have; else the first call would show it. */
export function checkRowRules({ registry, rowRules }: Pick<Product, 'registry' | 'rowRules'>): void {
  const right = [OWNER, ...Object.keys(rowRules)];
  for (const resource of registry.resources) {
    const { rules, opening } = resource.visibleTo;
    for (const { rule: word } of [...rules, ...opening]) {
      if (!right.includes(word))
        throw new DeclarationError(resource, 'visibleTo', `there is no row rule "${word}"`, { word, right });
      const missing = rowRules[word]?.columns?.find((name) => !hasColumn(resource, name));
      if (missing === undefined) continue;
      throw new DeclarationError(resource, 'visibleTo', `the rule "${word}" asks for a field "${missing}"`);
    }
  }
}

function hasColumn(resource: Resource, name: string): boolean {
  const field = fieldOf(resource, name);
  return field !== undefined && isStored(field);
}

/**
 * Refuses what a declaration opens by a permission without a name: roles could not be given it, so nobody would hold it. Only the
 * names tell a page's own permission from a misspelt one.
 */
export function checkOpeningNeeds({ registry, messages }: Pick<Product, 'registry' | 'messages'>): void {
  const words = permissionWords({ registry, messages });
  for (const resource of registry.resources)
    for (const { place, need, by } of declaredNeeds(resource))
      for (const part of ['action', 'subject'] as const) {
        const [word, right] = [need[part], words[part]];
        if (right.includes(word)) continue;
        const reason = `no permission has the ${part} "${word}", which ${by} needs`;
        throw new DeclarationError(resource, place, reason, { word, right });
      }
}

/** The actions and the subjects that have a name in the languages. */
export function permissionWords({ registry, messages }: Pick<Product, 'registry' | 'messages'>) {
  const named = [...flatten(messages.en).keys()];
  const namedBelow = (place: string) =>
    named.filter((key) => key.startsWith(place)).map((key) => key.slice(place.length));
  const subjects = [...registry.resources.map(({ permission }) => permission), ...namedBelow('permissions.subjects.')];
  return { action: namedBelow('permissions.actions.'), subject: [...new Set(subjects)] };
}

/** Each permission that a declaration names by itself, with its place and what needs it. */
function declaredNeeds({ visibleTo, permissions, endpoints }: Resource): { place: string; need: Need; by: string }[] {
  return [
    ...visibleTo.opening.map(({ rule, need }) => ({ place: 'visibleTo', need, by: `the rule "${rule}"` })),
    ...Object.entries(permissions).flatMap(([action, said]) => {
      if (said === undefined) return [];
      const need = typeof said === 'string' ? { action, subject: said } : said;
      return [{ place: `permissions.${action}`, need, by: `"${action}"` }];
    }),
    ...endpoints.variants.flatMap(({ name, permission: need }) =>
      need ? [{ place: `endpoints.variants.${name}.permission`, need, by: `"${name}"` }] : [],
    ),
  ];
}
