import { permissionCatalogue } from '../core/permissions/catalogue.ts';
import * as accountCalls from '../core/calls/accountCalls.ts';
import * as auditCalls from '../core/calls/audit.ts';
import type { Call } from '../core/calls/defineCall.ts';
import * as engineCalls from '../core/calls/engineCalls.ts';
import * as listViewCalls from '../core/calls/listViews.ts';
import * as roleCalls from '../core/calls/roleEffects.ts';
import { isObject } from '../core/isObject.ts';
import type { Context, Running } from './context.ts';
import { openPrinter } from './documents/printer.ts';
import { jobsOf } from './services/jobsOf.ts';
import type { Product } from './product.ts';
import { findPerson } from './services/auth/people.ts';
import { queriesOf } from './services/auth/queries.ts';
import { openMailer } from './services/mail/mailer.ts';
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
  const permissions = permissionCatalogue({
    registry: product.registry,
    screens: Object.values(product.screens),
    calls: [...ENGINE_CALLS, ...product.calls.map(({ call }) => call)],
  });
  return {
    ...product,
    ...running,
    permissions,
    jobs: jobsOf(product),
    findPerson: (id, trx) =>
      findPerson({ ...product, database: trx ? queriesOf(trx) : running.database, permissions }, { id }),
    rules: ruleBook({ ...product, rules, rowRules }),
    translators: createTranslators(messages),
    printer: openPrinter(),
    mailer: openMailer(running.env),
  };
}
