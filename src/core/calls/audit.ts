import { choice, date, dateTime, integer, longText, text } from '../fields/builders.ts';
import { MAX_SEARCH_LENGTH } from '../limits.ts';
import { defineCall } from './defineCall.ts';
import { BEGIN_VIEW, END_VIEW } from './endpoints.ts';
import { GRANTS_NOT_HELD, DOER } from './history.ts';
import { BEGUN } from './jobs.ts';
import {
  type AnswerOf,
  anyObject,
  anything,
  described,
  download,
  flag,
  list,
  named,
  nullable,
  object,
  written,
} from './shapes.ts';
import { USER_DATA } from './userData.ts';
import type { Resource } from '../resource.ts';
import { VIEW_AS } from '../access/role.ts';

/** Who may read the history of everything. */
const READ_AUDIT = { action: 'read', subject: 'Audit' } as const;

/** What happens to logins. */
const LOGIN_EVENTS = [
  'login',
  'loginFailed',
  'loginLimited',
  'logout',
  'tokenReplayed',
  'loginEnded',
  'otherLoginsEnded',
  'passwordChanged',
  'passwordLinkMade',
  'passwordByLink',
  'passwordEnded',
  'emailChanged',
  'secondFactorOn',
  'secondFactorMoved',
  'secondFactorOff',
  'secondFactorFailed',
  'recoveryCodeUsed',
  'recoveryCodesRenewed',
  'secondFactorResetRequested',
  'secondFactorResetWithdrawn',
  'secondFactorReset',
] as const;

/** Events that are neither a write of a record nor an action of an entity. */
const AUDIT_EVENTS = [
  ...LOGIN_EVENTS,
  'export',
  'download',
  'print',
  'import',
  'viewBegun',
  'viewed',
  'viewEnded',
  'viewShared',
  'viewRemoved',
  'jobCancelled',
  'jobRetried',
  'verify',
  'refused',
] as const;

/** What is done to records of every entity, as their history calls it. */
const AUDIT_WRITES = ['create', 'update', 'toggle', 'delete', 'restore'] as const;

/**
 * Everything that is ever done to records of these entities, as the history calls it, and all events besides: what the log
 * can be narrowed to.
 */
export function auditActions(resources: readonly Pick<Resource, 'actions' | 'callActions'>[]): string[] {
  const own = resources.flatMap(({ actions, callActions }) => [...Object.keys(actions), ...callActions]);
  return [...new Set([...AUDIT_WRITES, ...own, ...AUDIT_EVENTS])];
}

/** Subjects of entries that are not entities. */
export const AUDIT_SUBJECTS = ['login', 'job', 'audit', 'call', 'view', 'backup'] as const;

/** What else an entry tells, each with a label of its own. */
const AUDIT_DETAILS = [
  'rows',
  'format',
  'columns',
  'filter',
  'sort',
  'reason',
  'user',
  'job',
  'file',
  'paper',
  'page',
  'scope',
  'kind',
  'startedBy',
  'as',
  'path',
  'entries',
  'problem',
  'entry',
  'resource',
  'call',
  'times',
  'serial',
  'beyond',
  'view',
] as const;

/** What happens to a login. */
export type LoginEvent = (typeof LOGIN_EVENTS)[number];

/** The name of an event that is not a write of a record. */
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** What is done to a record, as its history calls it: to one of any entity, by a move of its life cycle or by a call. */
export type RecordAction<R extends Resource = Resource> =
  | (typeof AUDIT_WRITES)[number]
  | (keyof R['actions'] & string)
  | R['callActions'][number];

/** Details of an event. Every name needs a label. */
export type AuditDetails = { readonly [Name in (typeof AUDIT_DETAILS)[number]]?: unknown };

/** The words that the log needs in every language. */
export interface AuditWords {
  readonly subjects: Readonly<Record<(typeof AUDIT_SUBJECTS)[number], string>>;
  /** The engine's own, and the `callActions` of a product's entities. */
  readonly actions: Readonly<Record<AuditEvent | (typeof AUDIT_WRITES)[number], string> & Record<string, string>>;
  readonly details: Readonly<Record<(typeof AUDIT_DETAILS)[number], string>>;
}

const ENTRY = named(
  'AuditEntry',
  object({
    id: integer(),
    at: dateTime(),
    user: nullable(described(DOER, 'Who did it; whoever looked at the product as another, and not that other')),
    address: nullable(text()),
    request_id: nullable(text()),
    resource: described(text(), 'An entity, or what is none: login, job, audit, call, view'),
    record_id: nullable(integer()),
    name: nullable(
      described(
        text(),
        'What the record is called now, or was called when it was deleted; null where there is none, or the caller may not read it',
      ),
    ),
    action: described(
      text(),
      'create, update, toggle, delete, restore, the name of a status action, what a call does, or what is no write',
    ),
    changes: list(object({ field: text(), before: anything(), after: anything() })),
    beyond: GRANTS_NOT_HELD,
    details: nullable(
      described(
        anyObject<Readonly<Record<string, unknown>>>(),
        'What else there is to tell: of a file its format, columns, filter and rows, of a view its reason',
      ),
    ),
    is_hidden: described(flag(), 'The caller may not read the record, and is not told what it held'),
    is_personal: described(flag(), 'Only whose record it is may read it: no permission opens it to anybody else'),
  }),
);

const FILTERS = {
  user_id: integer(),
  resource: text({ max: 60 }),
  record_id: integer(),
  action: text({ max: 60 }),
  from: described(date(), 'The first day'),
  to: described(date(), 'The last day'),
  address: text({ max: 60 }),
  request_id: text({ max: 60 }),
  about: described(
    text({ max: MAX_SEARCH_LENGTH }),
    'A part of the name of what it concerns: a user, or any other record that the caller may read',
  ),
  q: described(
    text({ max: MAX_SEARCH_LENGTH }),
    'A part of the name of who did it or of what it concerns, a whole address, or the number of a request',
  ),
};

export const auditEntries = defineCall({
  call: 'GET /audit',
  who: READ_AUDIT,
  id: 'auditEntries',
  tag: 'Audit',
  summary: 'Who did what, over everything, the latest first',
  query: {
    ...FILTERS,
    before: described(integer(), 'Only entries before this one: the next page'),
    after: described(integer(), 'Only entries after this one: the page before'),
    limit: described(integer({ min: 1, max: 200 }), 'How many; 50 when not said'),
  },
  answer: object({
    entries: list(ENTRY),
    older: nullable(described(integer(), 'What `before` is for the next page; null on the last')),
    newer: nullable(described(integer(), 'What `after` is for the page before; null on the first')),
  }),
});

export const auditExport = defineCall({
  call: 'GET /audit/export',
  who: READ_AUDIT,
  id: 'auditExport',
  tag: 'Audit',
  summary: 'The same as a file, 100 000 entries at most, which is itself written down',
  query: { ...FILTERS, format: choice(['csv', 'xlsx']) },
  answer: download(),
  refuses: [413],
});

export const auditChain = defineCall({
  call: 'GET /audit/chain',
  who: READ_AUDIT,
  id: 'auditChain',
  tag: 'Audit',
  summary: 'How far the chain over the history reaches, and whether it held when it was last verified',
  answer: object({
    entries: described(integer(), 'How many entries are sealed'),
    hash: nullable(described(text(), 'Of the last one: whoever notes it down can compare it later')),
    verified: nullable(
      object({
        at: dateTime(),
        entries: described(integer(), 'How many fitted'),
        problem: nullable(choice(['changed', 'removed', 'inserted', 'cutOff'])),
        entry_id: nullable(described(integer(), 'The first entry that does not fit, where it has a number')),
      }),
    ),
  }),
});

export const verifyAudit = defineCall({
  call: 'POST /audit/verify',
  who: READ_AUDIT,
  id: 'verifyAudit',
  tag: 'Audit',
  summary: 'Verify the chain over the history, behind the call',
  answer: BEGUN,
  status: 202,
});

export const viewAs = defineCall({
  call: BEGIN_VIEW,
  who: { action: VIEW_AS, subject: 'Permission' },
  id: 'viewAs',
  tag: 'Permission',
  summary: 'Look at the product as this user for half an hour, without changing anything',
  input: { reason: longText({ required: true, min: 5, max: 300 }) },
  answer: written(
    object({
      userData: USER_DATA,
      accessToken: described(text(), 'Holds until the end, and is not renewed'),
      ends_at: dateTime(),
    }),
  ),
  refuses: [409],
});

export const endViewAs = defineCall({
  call: END_VIEW,
  who: 'signedIn',
  id: 'endViewAs',
  tag: 'Permission',
  summary: 'End the look at the product as another user, made with the token of that look',
  answer: written(nullable(object({}))),
});

export type AuditEntry = AnswerOf<typeof ENTRY>;
export type AuditPage = AnswerOf<(typeof auditEntries)['answer']>;
export type AuditChain = AnswerOf<(typeof auditChain)['answer']>;
