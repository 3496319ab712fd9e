import { AUDIT_SUBJECTS } from '../core/calls/audit.ts';
import { DeclarationError } from '../core/declarationError.ts';
import type { Registry } from '../core/registry.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkScreens } from './checkScreens.ts';
import { checkOpeningNeeds, checkRowRules, permissionWords } from './createContext.ts';
import { tablesOf } from './db/model.ts';
import type { Product } from './product.ts';
import { ruleBook } from './services/ruleBook.ts';

/** Refuses declarations that do not fit what else a product has: its rules, row rules, permissions, calls, screens and tables. */
export function checkProduct(product: Product): void {
  ruleBook(product);
  checkRowRules(product);
  checkOpeningNeeds(product);
  checkNames(product.registry);
  checkAddresses(product);
  checkScreens(product, permissionWords(product));
  // Whatever no table can be made of is refused there.
  tablesOf(product.registry);
}

// The history would tell of the entity's records what it tells of logins or jobs.
function checkNames({ resources }: Registry): void {
  const taken = resources.find(({ name }) => (AUDIT_SUBJECTS as readonly string[]).includes(name));
  if (taken)
    throw new DeclarationError(taken, 'name', `"${taken.name}" is what the history calls something of the engine`);
}
