import { boolean, children, choice, file, integer, longText, manyToMany, text } from '../fields/builders.ts';
import type { AnyField, Fields } from '../fields/field.ts';
import { MAX_SLICE } from '../limits.ts';
import { manyFields } from '../manyFields.ts';
import type { Endpoint } from '../paths.ts';
import { type Action, fieldOf, needOf, nextFields, type Resource, scopeOf } from '../resource.ts';
import type { Variant } from '../resourceEndpoints.ts';
import { type Call, type CallDeclaration, type ListParameter, makersOf, readersOf, type Who } from './defineCall.ts';
import type { CallText } from './endpoints.ts';
import { HISTORY } from './history.ts';
import { DAY_ORDERS, IMPORT_ANSWER } from './imports.ts';
import { BEGUN } from './jobs.ts';
import { LIST_SUMMARY } from './listSummary.ts';
import {
  anyObject,
  childRow,
  described,
  download,
  list,
  named,
  nullable,
  OF_MANY,
  object,
  optional,
  type Parts,
  record,
  UNDO,
  VERSION,
  written,
} from './shapes.ts';

/** Which versions of records somebody has seen who writes several of them. */
const SEEN = children(
  { record_id: integer({ required: true }), row_version: integer({ required: true, min: 1 }) },
  { max: MAX_SLICE },
);

/** How a call names many records, and the versions of them that are known. */
export function manyNamed({ name }: Pick<Resource, 'name'>) {
  return { ids: manyToMany(name, { through: '', required: true }), seen: SEEN };
}

/** A call of a resource with the name it has in its declaration. */
export type ResourceCall = Call & { readonly key: string } & Served;

/** What serves a call, and what it is besides: a variant of the list, the child rows of a field, a status action. */
type Served =
  | {
      readonly kind:
        | 'list'
        | 'summary'
        | 'one'
        | 'history'
        | 'next'
        | 'similar'
        | 'export'
        | 'exportJob'
        | 'template'
        | 'import'
        | 'create'
        | 'update'
        | 'toggle'
        | 'remove'
        | 'order'
        | 'updateMany'
        | 'toggleMany'
        | 'removeMany';
    }
  | { readonly kind: 'variant'; readonly variant: Variant }
  | { readonly kind: 'childList'; readonly field: string }
  | { readonly kind: 'action'; readonly action: Action };

export type ResourceCallKind = Served['kind'];

const WHOLE: readonly ListParameter[] = ['range', 'sort', 'filter'];
const BULK_ANSWER = named('BulkAnswer', written(object(OF_MANY)));
const BULK_DELETED = named('BulkDeleted', written(object({ ...OF_MANY, undo: optional(UNDO) })));
const ORDERED = named('Ordered', written(object({ changed: list(integer()) })));
const FORMAT = choice(['csv', 'xlsx']);
const SUGGESTED = described(
  text(),
  'Fields, with commas, that hold the next number as it was offered: where somebody has taken it since, they get the one after it',
);

/** What the start asks for several times. */
const known = new WeakMap<Resource, readonly ResourceCall[]>();

/** Every call of a resource. */
export function callsOf(resource: Resource): readonly ResourceCall[] {
  const calls = known.get(resource) ?? [...readingCalls(resource), ...fileCalls(resource), ...writingCalls(resource)];
  known.set(resource, calls);
  return calls;
}

function readingCalls(resource: Resource): ResourceCall[] {
  const { list: all, variants, one, history } = resource.endpoints;
  const readers = readersOf(resource);
  const records = { listQuery: WHOLE, answer: list(record(resource)) };
  return [
    declare(resource, { kind: 'list', key: 'list', endpoint: all, who: readers, ...records }),
    ...variants.map((variant) => {
      const { name, endpoint, permission } = variant;
      const who = permission ?? readers;
      return declare(resource, { kind: 'variant', variant, key: `variants.${name}`, name, endpoint, who, ...records });
    }),
    ...optionally(resource.endpoints.summary, (endpoint) =>
      declare(resource, {
        kind: 'summary',
        key: 'summary',
        endpoint,
        who: readers,
        listQuery: ['filter'],
        answer: LIST_SUMMARY,
      }),
    ),
    ...childLists(resource).map(({ field, path }) =>
      declare(resource, {
        kind: 'childList',
        field,
        key: `fields.${field}.list`,
        name: field,
        endpoint: { method: 'GET', path },
        who: readers,
        listQuery: WHOLE,
        answer: list(childRow(resource, field)),
      }),
    ),
    declare(resource, { kind: 'one', key: 'one', endpoint: one, who: readers, answer: record(resource) }),
    ...optionally(resource.endpoints.next, (endpoint) =>
      declare(resource, {
        kind: 'next',
        key: 'next',
        endpoint,
        who: makersOf(resource),
        query: {
          ...scopeQuery(resource),
          pattern: described(text({ format: 'numbering' }), 'Instead of the one in use'),
        },
        answer: object(
          Object.fromEntries(
            nextFields(resource).map(([name, { kind }]) => [name, nullable(kind === 'text' ? text() : integer())]),
          ),
        ),
        meanings: { 200: 'The next numbers; null where it is not known yet within what they are unique' },
      }),
    ),
    ...optionally(resource.endpoints.similar, (endpoint) =>
      declare(resource, {
        kind: 'similar',
        key: 'similar',
        endpoint,
        who: readers,
        query: comparedQuery(resource),
        answer: list(
          object({ record: record(resource), by: described(list(text()), 'The fields in which it agrees') }),
        ),
        meanings: { 200: 'Records in sight that a new one with these values is likely to repeat, three at most' },
      }),
    ),
    declare(resource, {
      kind: 'history',
      key: 'history',
      endpoint: history,
      who: needOf(resource, 'read'),
      answer: HISTORY,
    }),
  ];
}

/** Within what the next numbers of a resource are counted. */
function scopeQuery(resource: Resource): Fields {
  const names = new Set(nextFields(resource).flatMap(([, field]) => scopeOf(field)));
  return Object.fromEntries(
    [...names].map((name) => {
      const field = fieldOf(resource, name) as AnyField;
      return [name, field.kind === 'reference' ? integer() : { ...field, required: false }];
    }),
  );
}

/** What a new record is compared by. What is half typed yet, such as a phone number, is no mistake. */
function comparedQuery({ warnsOf }: Resource): Fields {
  const names = new Set(warnsOf?.by.flat());
  return Object.fromEntries([...names].map((name) => [name, text()]));
}

/** Records as files: out of a list, and into it. */
function fileCalls(resource: Resource): ResourceCall[] {
  const { export: out, import: into, template } = resource.endpoints;
  const makers = needOf(resource, 'create');
  return [
    declare(resource, {
      kind: 'export',
      key: 'export',
      endpoint: out,
      who: needOf(resource, 'read'),
      query: { format: FORMAT, columns: described(text({ max: 10_000 }), 'JSON list of fields') },
      listQuery: ['sort', 'filter'],
      answer: download(),
    }),
    declare(resource, {
      kind: 'exportJob',
      key: 'exportJob',
      name: 'export-job',
      endpoint: { ...out, method: 'POST' },
      who: needOf(resource, 'read'),
      query: { format: FORMAT, columns: described(text({ max: 10_000 }), 'JSON list of fields') },
      listQuery: ['sort', 'filter'],
      answer: BEGUN,
      status: 202,
      meanings: { 202: 'Begun: GET /jobs/{id} says how far it is, and GET /jobs/{id}/file has the same file' },
      refuses: [429],
    }),
    ...optionally(template, (endpoint) =>
      declare(resource, {
        kind: 'template',
        key: 'template',
        name: 'import-template',
        endpoint,
        who: makers,
        query: { format: FORMAT },
        answer: download(),
        meanings: { 200: 'An empty file to fill in' },
      }),
    ),
    ...optionally(into, (endpoint) =>
      declare(resource, {
        kind: 'import',
        key: 'import',
        endpoint,
        who: makers,
        input: IMPORT_FORM,
        rawInput: true,
        readsFile: true,
        takesKey: true,
        refuses: [409],
        answer: IMPORT_ANSWER,
        meanings: { 200: 'Checked: nothing was stored', 202: 'Begun: GET /imports/{job} says how far it is' },
      }),
    ),
  ];
}

function writingCalls(resource: Resource): ResourceCall[] {
  const { create, update, order, updateMany, toggle, remove, toggleMany, removeMany } = resource.endpoints;
  const { name, fields } = resource;
  const answer = named(`${name}Written`, written(record(resource)));
  const gone = named('Deleted', written(object({ id: integer(), undo: optional(UNDO) })));
  const raw = { rawInput: true, refuses: [409] } as const;
  const changers = needOf(resource, 'update');
  const removers = needOf(resource, 'delete');
  const { ids } = manyNamed(resource);
  const active = boolean({ required: true });
  return [
    ...optionally(create, (endpoint) =>
      declare(resource, {
        kind: 'create',
        key: 'create',
        takesKey: true,
        endpoint,
        who: makersOf(resource),
        ...(resource.endpoints.next && { query: { suggested: SUGGESTED } }),
        input: fields,
        inputSchema: `${name}Input`,
        answer,
        status: 201,
        ...raw,
      }),
    ),
    ...optionally(update, (endpoint) =>
      declare(resource, {
        kind: 'update',
        key: 'update',
        endpoint,
        who: changers,
        input: { ...fields, row_version: VERSION },
        inputSchema: `${name}Change`,
        answer,
        ...raw,
      }),
    ),
    ...optionally(order, (endpoint) =>
      declare(resource, {
        kind: 'order',
        key: 'order',
        endpoint,
        who: changers,
        input: {
          ids: described(ids, 'The records that are moved, in their new order'),
          after: described(integer({ min: 1 }), 'The record behind which they are to stand; this or before'),
          before: described(integer({ min: 1 }), 'The record before which they are to stand'),
        },
        answer: ORDERED,
      }),
    ),
    ...optionally(updateMany, (endpoint) =>
      declare(resource, {
        kind: 'updateMany',
        key: 'updateMany',
        name: 'bulk-change',
        endpoint,
        who: changers,
        input: {
          ...manyNamed(resource),
          values: described(anyObject(), `What all get: ${manyFields(resource).join(', ')}`),
        },
        rawInput: true,
        answer: BULK_ANSWER,
      }),
    ),
    ...optionally(toggle, (endpoint) => {
      const input = { is_active: active, row_version: VERSION };
      return declare(resource, {
        kind: 'toggle',
        key: 'toggle',
        name: 'status',
        endpoint,
        who: changers,
        input,
        answer,
        ...raw,
      });
    }),
    ...optionally(remove, (endpoint) =>
      declare(resource, {
        kind: 'remove',
        key: 'remove',
        name: 'delete',
        endpoint,
        who: removers,
        input: { row_version: VERSION },
        answer: gone,
        ...raw,
      }),
    ),
    ...optionally(toggleMany, (endpoint) =>
      declare(resource, {
        kind: 'toggleMany',
        key: 'toggleMany',
        name: 'bulk-update',
        endpoint,
        who: changers,
        input: { ids, is_active: active, seen: SEEN },
        answer: BULK_ANSWER,
      }),
    ),
    ...optionally(removeMany, (endpoint) =>
      declare(resource, {
        kind: 'removeMany',
        key: 'removeMany',
        name: 'bulk-delete',
        endpoint,
        who: removers,
        input: { ids },
        answer: BULK_DELETED,
      }),
    ),
    ...Object.values(resource.actions).map((action) =>
      declare(resource, {
        kind: 'action',
        action,
        key: `actions.${action.name}`,
        name: action.name,
        endpoint: action.endpoint,
        who: needOf(resource, action.permission),
        input: { ...askedFields(resource, action), row_version: VERSION },
        answer,
        ...raw,
      }),
    ),
  ];
}

/** The calls that list the child rows of all records, by field. */
function childLists({ fields }: Resource): { readonly field: string; readonly path: string }[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'children' && field.list ? [{ field: name, path: field.list }] : [],
  );
}

type Described = Omit<CallDeclaration, 'call' | 'id' | 'tag' | 'summary' | 'resource'> &
  Served & {
    readonly key: string;
    /** In the documentation; the key when not said. */
    readonly name?: string;
    readonly endpoint: Endpoint;
    readonly who: Who;
  };

function declare(resource: Resource, { endpoint, name, ...call }: Described): ResourceCall {
  const called = name ?? call.key;
  return {
    ...call,
    ...endpoint,
    call: `${endpoint.method} ${endpoint.path}` as CallText,
    id: `${resource.name}.${called}`,
    tag: resource.permission,
    summary: `${resource.permission}: ${called}`,
    resource: resource.name,
  };
}

function optionally<T>(endpoint: Endpoint | undefined, make: (endpoint: Endpoint) => T): T[] {
  return endpoint ? [make(endpoint)] : [];
}

// A form never enters them, the action asks for them.
function askedFields({ fields }: Resource, { ask }: Action): Fields {
  return Object.fromEntries(
    ask.map((name) => [name, { ...fields[name], required: true, readOnly: false } as AnyField]),
  );
}

const IMPORT_FORM: Parts = {
  file: described(file(), 'CSV or .xlsx, at most 50 000 rows and 20 MB; not needed with `rest_of`'),
  dry_run: described(choice(['0', '1']), '1: only says what would become of every row'),
  mapping: described(longText(), 'JSON: column of the file → field, or null; the headings decide when it is missing'),
  values: described(longText(), 'JSON: field → value, for fields that no column gives'),
  take: described(
    choice(['all', 'ready']),
    'all, which is meant when it is missing: every row or none; ready: the rows that are ready, the others wait',
  ),
  days: described(choice(DAY_ORDERS), 'How days such as 05/06/2014 are read where no value of their column decides'),
  corrections: described(
    longText(),
    'JSON: row → column of the file → what stands there instead; under "*" column → what stands there → what stands there instead, in all rows',
  ),
  leave_out: described(text(), 'Rows, with commas, that are not imported, such as those of `similar_rows`'),
  rest_of: described(text(), 'Instead of a file, the id of an import of one’s own: the rows that it refused'),
};
