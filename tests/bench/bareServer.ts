import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { registry } from '../../schemas/index.ts';
import { fieldOf } from '../../src/core/resource.ts';
import { countStatement, pageStatement, rowStatement, type Selection } from '../../src/server/db/listSql.ts';
import { valueTypes } from '../../src/server/db/values.ts';
import type { RowWithId as Row } from '../../src/server/db/tables.ts';
import { presentRecord } from '../../src/server/presenters/presentRecord.ts';

/**
 * The reference that the product's API is measured against: nothing but node:http, one prepared statement a call, and the
 * same JSON. No login, no routing, no checks. Run as a process of its own with the database's address as its argument.
 */
const resource = registry.get('student');
const PHONES = Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === 'phone');
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10, types: valueTypes });

const list = listStatement();
const one = { name: 'one', text: rowStatement(resource, registry, 0).sql };

const server = createServer((request, response) => {
  if (request.method === 'PUT') {
    insert(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
    return;
  }
  const id = /^\/one\/(\d+)$/.exec(request.url ?? '')?.[1];
  answer(response, id).catch((error: Error) => response.writeHead(500).end(error.message));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address?.port);
});

async function answer(response: ServerResponse, id: string | undefined): Promise<void> {
  if (id !== undefined) {
    const { rows } = await pool.query({ ...one, values: [id] });
    return send(response, present(rows[0]));
  }
  const { rows } = await pool.query(list);
  response.setHeader('Content-Range', `items 0-${rows.length - 1}/${rows[0]?.total}`);
  send(response, rows.map(present));
}

/** A record, with the mobile numbers of Bangladesh as people there write them. */
function present(row: Row) {
  const record = presentRecord(resource, row);
  const phones = PHONES.map((name) => [
    name,
    String(record[name] ?? '').replace(/^\+880(\d{4})(\d{6})$/, '0$1-$2') || null,
  ]);
  return { ...record, ...Object.fromEntries(phones) };
}

/** One row of what is sent, in a statement that is prepared once for its columns. */
async function insert(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { table, row } = JSON.parse(Buffer.concat(chunks).toString()) as {
    table: string;
    row: Record<string, unknown>;
  };
  const columns = Object.keys(row);
  const text = `insert into ${table} (${columns}) values (${columns.map((_, index) => `$${index + 1}`)}) returning *`;
  const { rows } = await pool.query({ name: table, text, values: Object.values(row) });
  send(response, rows[0]);
}

function send(response: ServerResponse, body: unknown): void {
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

// The page and the count of the whole in one statement, as somebody would write it by hand for this one list.
function listStatement() {
  const filters = [
    { name: 'class_id', field: fieldOf(resource, 'class_id') as never, test: 'any' as const, values: [3] },
    { name: 'is_active', field: fieldOf(resource, 'is_active') as never, test: 'any' as const, values: [1] },
  ];
  const selection: Selection = { resource, registry, filters, words: [], sort: { field: 'name', order: 'ASC' } };
  const page = pageStatement(selection, { limit: 25, offset: 0 });
  const text = page.sql.replace(' from page join', `, (${countStatement(selection).sql}) as total from page join`);
  return { name: 'list', text, values: [...page.parameters] };
}
