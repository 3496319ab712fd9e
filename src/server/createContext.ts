import { DeclarationError } from '../core/declarationError.ts';
import { OWNER } from '../core/visibleTo.ts';
import type { Context, Running } from './context.ts';
import { requireDistinct } from './documents/requireDistinct.ts';
import { openPrinter } from './documents/printer.ts';
import type { DefinedJob } from './jobs/defineJob.ts';
import type { Product } from './product.ts';
import { verifyJob } from './services/audit/verifyJob.ts';
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
    jobs: [importJob, exportJob, verifyJob, passwordMailJob, ...product.jobs].map((job) => job as DefinedJob),
    findPerson: (id) => findPerson({ database: running.database, registry: product.registry }, { id }),
    rules: ruleBook({ ...product, rules, rowRules, neededRoles }),
    translators: createTranslators(messages),
    printer: openPrinter(),
    mailer: openMailer(running.env),
  };
}

/** Refuses declarations that name a row rule which the product does not have; else the first call would show it. */
export function checkRowRules({ registry, rowRules }: Pick<Product, 'registry' | 'rowRules'>): void {
  const right = [OWNER, ...Object.keys(rowRules)];
  for (const resource of registry.resources) {
    const { rules, opening } = resource.visibleTo;
    const word = [...rules, ...opening].map(({ rule }) => rule).find((rule) => !right.includes(rule));
    if (word === undefined) continue;
    throw new DeclarationError(resource, 'visibleTo', `there is no row rule "${word}"`, { word, right });
  }
}
