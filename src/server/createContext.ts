import { permissionCatalogue } from '../core/access/permissions.ts';
import * as engineCalls from '../core/calls/engineCalls.ts';
import { DeclarationError } from '../core/declarationError.ts';
import type { Context, Running } from './context.ts';
import { requireDistinct } from './documents/requireDistinct.ts';
import { openPrinter } from './documents/printer.ts';
import type { DefinedJob } from './jobs/defineJob.ts';
import type { Product } from './product.ts';
import { findPerson } from './services/auth/people.ts';
import { exportJob } from './services/resources/exportJob.ts';
import { importJob } from './services/resources/import/importJob.ts';
import { ruleBook } from './services/ruleBook.ts';
import { createTranslators } from './translate.ts';

/** Puts a product into the server that runs it. */
export function createContext(
  { messages, rules, rowRules, neededRoles, ...product }: Product,
  running: Running,
): Context {
  requireDistinct(product.documents);
  const permissions = permissionCatalogue({
    registry: product.registry,
    screens: Object.values(product.screens),
    calls: [...Object.values(engineCalls), ...product.calls.map(({ call }) => call)],
  });
  return {
    ...product,
    ...running,
    permissions,
    // A job is defined with the type of its input; whoever runs it hands in what it was started with.
    jobs: [importJob as DefinedJob, exportJob as DefinedJob, ...product.jobs],
    findPerson: (id) => findPerson({ database: running.database, registry: product.registry, permissions }, { id }),
    rules: ruleBook({ registry: product.registry, rules, rowRules, neededRoles }),
    translators: createTranslators(messages),
    printer: openPrinter(),
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
