import { DeclarationError } from '../core/declarationError.ts';
import type { Context, Running } from './context.ts';
import { requireDistinct } from './documents/requireDistinct.ts';
import { openPrinter } from './documents/printer.ts';
import type { DefinedJob } from './jobs/defineJob.ts';
import type { Product } from './product.ts';
import { passwordMailJob } from './services/auth/passwordMail.ts';
import { findPerson } from './services/auth/people.ts';
import { openMailer } from './services/mail/mailer.ts';
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
  return {
    ...product,
    ...running,
    // A job is defined with the type of its input; whoever runs it hands in what it was started with.
    jobs: [importJob as DefinedJob, exportJob as DefinedJob, passwordMailJob as DefinedJob, ...product.jobs],
    findPerson: (id) => findPerson({ database: running.database, registry: product.registry }, { id }),
    rules: ruleBook({ registry: product.registry, rules, rowRules, neededRoles }),
    translators: createTranslators(messages),
    printer: openPrinter(),
    mailer: openMailer(running.env),
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
