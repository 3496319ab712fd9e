import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { serverMessages } from '../../locales/serverMessages.ts';
import { MEGABYTE } from '../../src/core/limits.ts';
import { composePapers } from '../../src/server/documents/composePapers.ts';
import { openPrinter, type Printer } from '../../src/server/documents/printer.ts';
import { marksheet } from '../../src/server/school/documents/marksheet.ts';
import { createTranslators } from '../../src/server/translate.ts';
import { logIn } from '../e2e/support/sessions.ts';
import { marksheetOf } from '../support/papers.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';
import { undoAtEnd } from './cleanup.ts';
import { type BenchExam, makeExam, type Query } from './exam.ts';
import { type ServerAccess, timeGenerating } from './generating.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';

const CLASS = 60;
const SCHOOL = 2_000;
const ROUNDS = 3;
/** The part of a job in which its processes fill what they keep: their memory is compared with that by then. */
const WARM_SHARE = 0.25;
/** How much more they may have later on. */
const GROWTH = 1.25;
const LOOK_EVERY_MS = 100;

const translators = createTranslators(serverMessages);
const letterhead = {
  name: 'Bench',
  name_local: null,
  address: null,
  phone: null,
  email: null,
  website: null,
  color: null,
  logo: null,
};
const issued = { serial: 'MS-2026-000001', code: 'K7QM3XHA9TPD', issued_on: '2026-06-20' };

/** The marksheets of a class in one file, and those of a whole school by the job of a server. */
export async function* measureDocuments(): AsyncGenerator<Measurement> {
  const printer = openPrinter();
  undoAtEnd(() => printer.close());
  await printClass(printer, 0);
  const seconds: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) seconds.push(await printClass(printer, round * CLASS));
  yield { what: `${CLASS} marksheets in one file, warm`, value: median(seconds), unit: ' s', atMost: 2 };

  yield* measureJob();
}

/** The job that prints a school: results and their names are read, serials given, the file joined and stored. */
async function* measureJob(): AsyncGenerator<Measurement> {
  const postgres = await startPostgres();
  undoAtEnd(postgres.stop);
  const env = { DATABASE_URL: postgres.url, SEED: 'large', SEED_STUDENTS: String(SCHOOL + 500), LOG_LEVEL: 'warn' };
  const server = await startServer(env);
  undoAtEnd(server.stop);
  const pool = new pg.Pool({ connectionString: postgres.url });
  undoAtEnd(() => pool.end());
  const query: Query = async (text, values = []) => (await pool.query(text, [...values])).rows;
  const { accessToken } = await logIn(server.url, 'superadmin');
  const called = { api: `${server.url}/api`, token: accessToken };
  const exam = await makeExam(query, { name: 'Papers', students: SCHOOL, sections: 20, subjects: 12, components: 3 });
  await timeGenerating(called, exam);
  await ask(called, 'POST /results/publish', exam);

  const pid = server.pid ?? 0;
  const started = performance.now();
  const begun = await ask<{ data: { job_id: number } }>(called, `GET /results/marksheets?${queryOf(exam)}`);
  const looks = await watch(called, begun.data.job_id, pid);
  const seconds = (performance.now() - started) / 1000;
  yield { what: `${SCHOOL} marksheets by a job, until the file is there`, value: seconds, unit: ' s' };
  for (const name of ['server', 'printer'] as const) {
    const early = Math.max(...looks.filter(({ share }) => share <= WARM_SHARE).map((look) => look[name]));
    const late = Math.max(...looks.filter(({ share }) => share > WARM_SHARE).map((look) => look[name]));
    yield {
      what: `the most memory of the ${name} in the rest of that job, to the most in its first quarter`,
      value: late / early,
      unit: ' times',
      atMost: GROWTH,
      detail: `${Math.round(late / MEGABYTE)} to ${Math.round(early / MEGABYTE)} MB`,
    };
  }
  const file = await fetch(`${called.api}/jobs/${begun.data.job_id}/file`, headersOf(called));
  const pdf = Buffer.from(await file.arrayBuffer()).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  if (pages < SCHOOL) throw new Error(`The file of the job has ${pages} pages.`);
}

interface Look {
  /** How much of the job is done, from 0 to 1. */
  readonly share: number;
  /** Bytes of memory. */
  readonly server: number;
  readonly printer: number;
}

/** Looks at a job and at the memory of the server and of what prints until it has ended. */
async function watch(called: ServerAccess, id: number, pid: number): Promise<readonly Look[]> {
  const looks: Look[] = [];
  for (;;) {
    const job = await ask<{ state: string; done: number | null; total: number | null }>(called, `GET /jobs/${id}`);
    if (job.state === 'done') return looks;
    if (job.state !== 'queued' && job.state !== 'running') throw new Error(`printing ended: ${JSON.stringify(job)}`);
    const printer = childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0);
    if (job.total && printer > 0) looks.push({ share: (job.done ?? 0) / job.total, server: memoryOf(pid), printer });
    await wait(LOOK_EVERY_MS);
  }
}

/** As Linux counts them. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** In bytes; nothing of a process that has ended. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

const headersOf = ({ token }: ServerAccess) => ({
  headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
});

const queryOf = (exam: BenchExam) =>
  new URLSearchParams(Object.entries({ ...exam, language: 'bn' }).map(([name, value]) => [name, String(value)]));

async function ask<Answer>(called: ServerAccess, call: string, body?: object): Promise<Answer> {
  const [method, path] = call.split(' ') as [string, string];
  const answer = await fetch(called.api + path, {
    method,
    ...headersOf(called),
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${call} is answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** In seconds, from the data to the file. */
async function printClass(printer: Printer, first: number): Promise<number> {
  const papers = Array.from({ length: CLASS }, (_, index) => ({
    data: marksheetOf(first + index),
    row: { ...issued, serial: `MS-2026-${first + index}` },
  }));
  const printing = { letterhead, storage: { folder: tmpdir() }, env: { host: '127.0.0.1', port: 3000 }, translators };
  const started = performance.now();
  await printer.print(await composePapers(printing, { document: marksheet, papers, locale: 'bn' }));
  return (performance.now() - started) / 1000;
}
