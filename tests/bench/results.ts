import { readFileSync } from 'node:fs';
import pg from 'pg';
import { openEmbedded } from '../../src/server/db/embedded/openEmbedded.ts';
import { logIn } from '../e2e/support/sessions.ts';
import { startPostgres } from '../support/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { measureCells } from './cells.ts';
import { undoAtEnd } from './cleanup.ts';
import { makeExam, type Query } from './exam.ts';
import { type ServerAccess, timeGenerating } from './generating.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import { writePlainResults } from './plainResults.ts';
import { type Measurement, round } from './report.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const STUDENTS = 10_000;
const ROUNDS = 3;
const CELLS = { name: 'Cells', students: 2_000, sections: 20, subjects: 12, components: 5 } as const;

/** Results from marks: of a large school on PostgreSQL, and of a small one on the embedded database. */
export async function* measureResults(): AsyncGenerator<Measurement> {
  yield* onPostgres();
  yield* onEmbedded();
}

async function* onPostgres(): AsyncGenerator<Measurement> {
  const postgres = await startPostgres();
  undoAtEnd(postgres.stop);
  const env = { DATABASE_URL: postgres.url, SEED: 'large', SEED_STUDENTS: String(STUDENTS + 2_000), LOG_LEVEL: 'warn' };
  const server = await startServer(env);
  undoAtEnd(server.stop);
  const pool = new pg.Pool({ connectionString: postgres.url });
  undoAtEnd(() => pool.end());
  const query: Query = async (text, values = []) => (await pool.query(text, [...values])).rows;
  const called = await callerOf(server);

  const exam = await makeExam(query, { name: 'Large', students: STUDENTS, sections: 100, subjects: 12, components: 3 });
  const times = { ours: [] as number[], plain: [] as number[] };
  for (let each = 0; each < ROUNDS; each += 1) {
    await query('delete from results_subjects; delete from results');
    await query('vacuum');
    times.plain.push(await secondsOf(() => writePlainResults(query, exam)));
    times.ours.push(await timeGenerating(called, exam));
  }
  await requireSameResults(query);
  const [ours, plain] = [median(times.ours), median(times.plain)];
  yield {
    what: `generating ${STUDENTS} students × 12 subjects × 3 parts, to the same as one statement into plain tables`,
    value: ours / plain,
    unit: '',
    atMost: 1.5,
    detail: `${round(ours)} to ${round(plain)} s`,
  };
  yield { what: 'the most memory of the server by then', value: mostMemory(server), unit: ' MB', atMost: 400 };
  const cells = await makeExam(query, CELLS);
  yield await measureCells({ ...called, databaseUrl: postgres.url, query, exam: cells });
}

/** Two that come to different results cannot be compared. */
async function requireSameResults(query: Query): Promise<void> {
  const sums = `count(*), sum(gpa) as gpa, sum(total) as total, count(*) filter (where letter = 'F') as failed`;
  const [mine] = await query(`select ${sums} from results`);
  const [plain] = await query(`select ${sums} from plain_results`);
  if (JSON.stringify(mine) !== JSON.stringify(plain))
    throw new Error(`The results differ: ${JSON.stringify(mine)} and ${JSON.stringify(plain)}`);
}

async function* onEmbedded(): AsyncGenerator<Measurement> {
  const env = { DATA_DIR: temporaryFolder(), LOG_LEVEL: 'warn', SEED: 'large', SEED_STUDENTS: '600' };
  await (await startServer(env)).stop();
  const database = await openEmbedded({ dataDir: env.DATA_DIR, log: console });
  const exam = await makeExam(database.query, {
    name: 'Small',
    students: 600,
    sections: 10,
    subjects: 12,
    components: 3,
  });
  await database.close();
  const server = await startServer(env);
  undoAtEnd(server.stop);
  const called = await callerOf(server);
  const asked = OTHER_CALLS.map((path) => called.api + path);
  for (const address of asked) await load(address, 1, called.token);
  const times: number[] = [];
  const seconds: number[] = [];
  for (let each = 0; each < ROUNDS; each += 1) {
    let isOver = false;
    const others = callInTurn(asked, called.token, () => !isOver);
    seconds.push(await timeGenerating(called, exam));
    isOver = true;
    times.push(...(await others));
  }
  yield {
    what: 'generating 600 students, embedded database, beside other calls',
    value: median(seconds),
    unit: ' s',
    atMost: 5,
  };
  times.sort((one, other) => one - other);
  yield {
    what: 'p99 of the other calls meanwhile',
    value: times[Math.ceil(times.length * 0.99) - 1] ?? 0,
    unit: ' ms',
    atMost: 300,
    detail: `${times.length} calls, the slowest ${round(times.at(-1) ?? 0)} ms`,
  };
}

/** What somebody who works meanwhile opens: a list, a record, and what a list finds. */
const OTHER_CALLS = [
  `/get/all/students?${new URLSearchParams({ range: '[0,24]', sort: '["name","ASC"]' })}`,
  '/students/77',
  `/get/all/students?${new URLSearchParams({ range: '[0,24]', filter: '{"q":"rahman"}' })}`,
];

/** Calls addresses one after the other and answers the milliseconds of each call. */
async function callInTurn(addresses: readonly string[], token: string, isOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; isOn(); call += 1) {
    const address = addresses[call % addresses.length] ?? '';
    const started = performance.now();
    const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
    await answer.text();
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    times.push(performance.now() - started);
  }
  return times;
}

async function callerOf({ url }: RunningServer): Promise<ServerAccess> {
  const { accessToken } = await logIn(url, 'superadmin');
  return { api: `${url}/api`, token: accessToken };
}

/** In MB, as Linux counts it. */
function mostMemory({ pid }: RunningServer): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
