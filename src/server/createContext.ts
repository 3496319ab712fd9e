import { DeclarationError } from '../core/declarationError.ts';
import type { Context, Running } from './context.ts';
import type { Product } from './product.ts';
import { ruleBook } from './services/ruleBook.ts';
import { createTranslators } from './translate.ts';

/** Puts a product into the server that runs it. */
export function createContext(
  { messages, rules, rowRules, neededRoles, ...product }: Product,
  running: Running,
): Context {
  return {
    ...product,
    ...running,
    rules: ruleBook({ registry: product.registry, rules, rowRules, neededRoles }),
    translators: createTranslators(messages),
  };
}

/** Refuses declarations that name a row rule which the product does not have; else the first call would show it. */
export function checkRowRules({ registry, rowRules }: Pick<Product, 'registry' | 'rowRules'>): void {
  const right = Object.keys(rowRules);
  for (const resource of registry.resources) {
    const word = resource.visibleTo?.rule;
    if (word === undefined || right.includes(word)) continue;
    throw new DeclarationError(resource, 'visibleTo.rule', `there is no row rule "${word}"`, { word, right });
  }
}
