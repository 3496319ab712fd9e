import { logIn } from '../e2e/support/sessions.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';
import { queryAt } from '../support/testDatabase.ts';
import { undoAtEnd } from './cleanup.ts';
import { median } from './median.ts';
import { type Measurement, round } from './report.ts';
import { timed } from './timed.ts';

const ENTRIES = 1_000_000;
const ROUNDS = 9;
/** Searching may take longer than the latest page, and is still at once for whoever looks. */
const AT_MOST = 25;

const AUTHOR = 'Zarina Quader';

/** One of a hundred entries tells of something deleted; user 2 wrote every fourth, and none of them from the last address. */
const FILL = `
  insert into audit_entries (at, user_id, user_name, address, request_id, resource, record_id, action, before, after)
  select now() - (${ENTRIES} - n) * interval '1 minute', 1 + n % 4, 'Person ' || n % 4,
    '10.0.' || n % 200 || '.' || n % 4, lpad(to_hex(n), 8, '0'),
    (array['religion', 'student', 'expense', 'class', 'wing'])[1 + n % 5], n % 5000,
    case when n % 100 = 0 then 'delete' else 'update' end,
    jsonb_build_object('name', 'Thing ' || n), jsonb_build_object('name', 'Thing ' || n + 1)
  from generate_series(1, ${ENTRIES}) n`;

const SEARCHES = [
  {
    what: 'two filters of which each finds many, and both together nothing',
    query: { user_id: 2, address: '10.0.3.3' },
  },
  { what: 'a kind and an action that never meet', query: { resource: 'wing', action: 'delete' } },
  { what: 'the name of somebody who wrote a quarter of it', query: { q: AUTHOR } },
  { what: 'the name of something deleted', query: { about: 'Thing 500000' } },
  { what: 'a name that nothing has', query: { q: 'Nobody of this name' } },
  { what: 'a day long ago', query: { from: '2025-06-01', to: '2025-06-01' } },
] as const;

/** What it costs to look into a history of a million entries, by its latest page. */
export async function* measureAudit(): AsyncGenerator<Measurement> {
  console.log('Preparing a history of a million entries …');
  const postgres = await startPostgres();
  undoAtEnd(postgres.stop);
  const server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' });
  undoAtEnd(server.stop);
  const { accessToken } = await logIn(server.url, 'superadmin');
  await queryAt(postgres.url, FILL);
  await queryAt(postgres.url, `update users set name = '${AUTHOR}' where id = 2`);
  await queryAt(postgres.url, 'analyze audit_entries');
  const look = (query: object) => timed(`${server.url}/api/audit?${new URLSearchParams(query as never)}`, accessToken);
  const times = new Map<object, number[]>();
  const latest: number[] = [];
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    latest.push(await look({}));
    for (const { query } of SEARCHES) times.set(query, [...(times.get(query) ?? []), await look(query)]);
  }
  const page = median(latest.slice(1));
  for (const { what, query } of SEARCHES) {
    const taken = median((times.get(query) ?? []).slice(1));
    yield {
      what: `in a million entries, ${what}, to the latest page`,
      value: taken / page,
      unit: ' ×',
      atMost: AT_MOST,
      detail: `${round(taken)} ms to ${round(page)} ms`,
    };
  }
}
