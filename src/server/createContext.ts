import { flatten } from '../../locales/texts.ts';
import { permissionCatalogue } from '../core/access/permissions.ts';
import * as accountCalls from '../core/calls/accountCalls.ts';
import * as auditCalls from '../core/calls/audit.ts';
import type { Call } from '../core/calls/defineCall.ts';
import * as engineCalls from '../core/calls/engineCalls.ts';
import * as listViewCalls from '../core/calls/listViews.ts';
import * as roleCalls from '../core/calls/roleEffects.ts';
import { isObject } from '../core/isObject.ts';
import type { Need, Resource } from '../core/resource.ts';
import { DeclarationError } from '../core/declarationError.ts';
import { OWNER } from '../core/visibleTo.ts';
import type { Context, Running } from './context.ts';
import { requireDistinct } from './documents/defineDocument.ts';
import { openPrinter } from './documents/printer.ts';
import type { DefinedJob } from './jobs/defineJob.ts';
import type { Product } from './product.ts';
import { verifyJob } from './services/audit/verifyJob.ts';
import { backupJob } from './services/backup/backupJob.ts';
import { passwordMailJob } from './services/auth/passwordMail.ts';
import { findPerson } from './services/auth/people.ts';
import { openMailer } from './services/mail/mailer.ts';
import { exportJob } from './services/resources/exportJob.ts';
import { importJob } from './services/resources/import/importJob.ts';
import { ruleBook } from './services/ruleBook.ts';
import { createTranslators } from './translate.ts';

/** What the engine serves of its own, without the answers that stand beside the calls. */
const ENGINE_CALLS = [engineCalls, accountCalls, auditCalls, roleCalls, listViewCalls].flatMap((calls) =>
  Object.values<unknown>(calls).flatMap((each) => (isCall(each) ? [each] : [])),
);

function isCall(value: unknown): value is Pick<Call, 'who'> {
  return isObject(value) && 'who' in value;
}

/** Puts a product into the server that runs it. */
export function createContext({ messages, rules, rowRules, ...product }: Product, running: Running): Context {
  requireDistinct(product.documents);
  const permissions = permissionCatalogue({
    registry: product.registry,
    screens: Object.values(product.screens),
    calls: [...ENGINE_CALLS, ...product.calls.map(({ call }) => call)],
  });
  return {
    ...product,
    ...running,
    permissions,
    // A job is defined with the type of its input; whoever runs it hands in what it was started with.
    jobs: [importJob, exportJob, verifyJob, passwordMailJob, backupJob, ...product.jobs].map(
      (job) => job as DefinedJob,
    ),
    findPerson: (id) => findPerson({ ...product, database: running.database, permissions }, { id }),
    rules: ruleBook({ ...product, rules, rowRules }),
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

/**
 * Refuses what a declaration opens by a permission without a name: roles could not be given it, so nobody would hold it. Only the
 * names tell a page's own permission from a misspelt one.
 */
export function checkOpeningNeeds({ registry, messages }: Pick<Product, 'registry' | 'messages'>): void {
  const words = permissionWords({ registry, messages });
  for (const resource of registry.resources)
    for (const { place, need, by } of saidNeeds(resource))
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
function saidNeeds({ visibleTo, permissions, endpoints }: Resource): { place: string; need: Need; by: string }[] {
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
