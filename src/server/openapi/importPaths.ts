import { isImported, needOf, type Resource } from '../../core/resource.ts';
import type { Schema } from './fieldSchema.ts';
import type { Operation } from './operation.ts';

const TEXT: Schema = { type: 'string' };
const COUNT: Schema = { type: 'integer', minimum: 0 };
const BINARY: Schema = { type: 'string', format: 'binary' };

const RELATED: Schema = {
  type: 'object',
  properties: {
    action: { enum: ['create', 'take'], description: 'take: a known record' },
    row: { type: 'integer', description: 'The earlier row with which it is made' },
  },
};

const FORM: Schema = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { ...BINARY, description: 'CSV or .xlsx, at most 50 000 rows and 20 MB' },
    dry_run: { enum: ['0', '1'], description: '1: only says what would become of every row' },
    mapping: { ...TEXT, description: 'JSON: column of the file → field, or null; the headings decide when it is missing' },
    values: { ...TEXT, description: 'JSON: field → value, for fields that no column gives' },
  },
};

/** What the calls of imports answer. */
export const IMPORT_SCHEMAS: Readonly<Record<string, Schema>> = {
  ImportJob: {
    type: 'object',
    properties: {
      id: TEXT,
      phase: { enum: ['waiting', 'checking', 'storing', 'done', 'failed'] },
      done: { ...COUNT, description: 'Rows of the present phase' },
      total: COUNT,
      message: { ...TEXT, description: 'Why it failed' },
      report: { $ref: '#/components/schemas/ImportReport' },
    },
  },
  ImportReport: {
    type: 'object',
    properties: {
      total: COUNT,
      ready: COUNT,
      wrong: COUNT,
      created: { ...COUNT, description: 'All rows, or none' },
      columns: list({ heading: TEXT, field: { type: ['string', 'null'] }, samples: { type: 'array', items: TEXT } }),
      fields: list({ name: TEXT, label: TEXT, required: { type: 'boolean' } }),
      rows: {
        ...list({
          row: { type: 'integer', description: 'As the spreadsheet counts' },
          action: { enum: ['create', 'refuse'] },
          name: TEXT,
          related: { type: 'object', additionalProperties: RELATED, description: 'Reference → what becomes of the record that the row brings along' },
          errors: { type: 'object', additionalProperties: { type: 'array', items: TEXT } },
        }),
        description: 'At most 200 rows in the order of the file: those that are refused, and the first of the others as far as there is room',
      },
      left_out: { type: 'object', properties: { create: COUNT, refuse: COUNT }, description: 'Rows beyond those' },
    },
  },
  ImportAnswer: {
    type: 'object',
    properties: { status: { const: 'success' }, message: TEXT, data: { $ref: '#/components/schemas/ImportJob' } },
  },
};

/** Records from a file, and the empty file to fill in. */
export function importOperations(resource: Resource): Operation[] {
  if (!isImported(resource)) return [];
  const { name, collection, permission: tag } = resource;
  const { action, subject } = needOf(resource, 'create');
  const about = (call: string) => ({
    operationId: `${name}.${call}`,
    tags: [tag],
    summary: `${tag}: ${call}`,
    description: `Needs: ${action} on ${subject}.`,
  });
  const answer = json({ $ref: '#/components/schemas/ImportAnswer' });
  return [
    {
      endpoint: { method: 'GET', path: `/${collection}/import/template` },
      operation: {
        ...about('import-template'),
        parameters: [{ name: 'format', in: 'query', schema: { enum: ['csv', 'xlsx'] } }],
        responses: { 200: file('An empty file to fill in'), ...refusals('400', '401', '403') },
      },
    },
    {
      endpoint: { method: 'POST', path: `/${collection}/import` },
      operation: {
        ...about('import'),
        requestBody: { content: { 'multipart/form-data': { schema: FORM } } },
        responses: {
          200: { description: 'Checked: nothing was stored', content: answer },
          202: { description: 'Begun: GET /imports/{id} says how far it is', content: answer },
          ...refusals('400', '401', '403', '413', '415', '422'),
        },
      },
    },
  ];
}

/** How far an import is, and what is wrong with its file. */
export function importJobOperations(): Operation[] {
  const parameters = [{ name: 'id', in: 'path', required: true, schema: TEXT }];
  const about = (id: string, summary: string) => ({ operationId: id, tags: ['Import'], summary, description: `${summary}.`, parameters });
  return [
    {
      endpoint: { method: 'GET', path: '/imports/{id}' },
      operation: {
        ...about('importJob', 'How far an import of one’s own is, or what became of it'),
        responses: { 200: { description: 'OK', content: json({ $ref: '#/components/schemas/ImportJob' }) }, ...refusals('401', '404') },
      },
    },
    {
      endpoint: { method: 'GET', path: '/imports/{id}/errors' },
      operation: {
        ...about('importErrors', 'The rows that are wrong as a CSV file to correct'),
        responses: { 200: file('The rows as they came, and what is wrong in a column of its own'), ...refusals('401', '404') },
      },
    },
  ];
}

function list(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'array', items: { type: 'object', properties } };
}

function json(schema: Schema): Schema {
  return { 'application/json': { schema } };
}

function file(description: string): Schema {
  return { description, content: { 'application/octet-stream': { schema: BINARY } } };
}

function refusals(...statuses: readonly string[]): Schema {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: '#/components/responses/Refused' }]));
}
