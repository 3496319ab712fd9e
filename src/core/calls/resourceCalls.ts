import { choice, file, integer, longText, text } from '../fields/builders.ts';
import type { AnyField, Fields } from '../fields/field.ts';
import { fieldOf, needOf, nextFields, type Resource, scopeOf } from '../resource.ts';
import { declare, optionally, type ResourceCall } from './declareCall.ts';
import { type ListParameter, makersOf, readersOf } from './defineCall.ts';
import { HISTORY } from './history.ts';
import { DAY_ORDERS, IMPORT_ANSWER } from './imports.ts';
import { BEGUN } from './jobs.ts';
import { LIST_SUMMARY } from './listSummary.ts';
import { writingCalls } from './resourceWriteCalls.ts';
import { childRow, described, download, list, nullable, object, type Parts, record } from './shapes.ts';

const WHOLE: readonly ListParameter[] = ['range', 'sort', 'filter'];
const FORMAT = choice(['csv', 'xlsx']);

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

/** The values within which the next numbers of a resource are counted. */
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

/** The calls that list the child rows of all records, by field. */
function childLists({ fields }: Resource): { readonly field: string; readonly path: string }[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'children' && field.list ? [{ field: name, path: field.list }] : [],
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
