import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BenchExam, makeExam } from '../bench/exam.ts';
import { logIn } from '../e2e/support/sessions.ts';
import type { JobRun } from '../../src/server/jobs/defineJob.ts';
import { buildAbility } from '../../src/core/abilities.ts';
import {
  type Campus,
  ENGINES,
  type Json,
  makePlace,
  openCampus,
  openCampusAt,
  type DataLocation,
} from '../support/campus.ts';
import { resultOfficeOf, type ResultScope, scopeWithoutResults } from '../support/resultOffice.ts';
import { expectRight, rightResults } from '../support/rightResults.ts';
import { type RunningServer, startBuiltServer } from '../support/server.ts';
import { testJobsOf } from '../support/testJobs.ts';

const AT_A_TIME = 3;
const WHOLE_CLASS = { version_id: null, shift_id: null, wing_id: null, student_group_id: null, section_id: null };
const EVERYTHING = buildAbility([{ action: 'manage', subject: 'all' }]);

describe.each(ENGINES)('results that are generated in pieces on %s', (engine) => {
  let campus: Campus;
  let scope: ResultScope;

  const { resultsOf, setMark } = resultOfficeOf(() => ({ campus, scope }));
  const { jobOf, work, stopWorkers, enqueue, ask, until } = testJobsOf(() => campus);
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());
  beforeEach(async () => {
    scope = await scopeWithoutResults(campus);
  });
  afterEach(stopWorkers);

  /** Does what the job of the screens does, with something that happens before a piece. */
  const jobInPieces = (before: (done: number, run: JobRun<Json>) => void = () => {}) =>
    jobOf((run) => {
      const progress: JobRun<Json>['progress'] = (given) => {
        before(given.done, run);
        run.progress(given);
      };
      const caller = { ...run.caller, ability: EVERYTHING };
      return campus.server.generateByJob({ ...run, caller, input: { ...WHOLE_CLASS, ...scope }, progress }, AT_A_TIME);
    });
  const generate = async (job = jobInPieces()) => {
    const row = await enqueue(job);
    work(job);
    return row;
  };
  const countStaged = async () => {
    const [row] = await campus.database.query<{ count: number }>('select count(*)::int as count from result_stages');
    return row?.count;
  };
  const countRuns = async () =>
    (await campus.call('GET /result/runs', { query: { range: [0, 0] } })).headers['content-range'];
  const compare = async () => {
    const list = await resultsOf({ status: 0 });
    expectRight(list, await rightResults(campus, { scope }));
    return list;
  };
  /** Changes a mark as a teacher does; the mark that it was. */
  const changeMark = (student: unknown, mark: number) =>
    campus.database.query(
      `update uploaded_marks set mark = $2, row_version = row_version + 1, updated_at = now() where id = (
        select min(id) from uploaded_marks where student_id = $1 and exam_type_id = $3 and academic_year_id = $4)`,
      [student, mark, scope.exam_type_id, scope.academic_year_id],
    );

  it('are what the rules say, and nothing stays set aside', async () => {
    const pieces: number[] = [];
    await until(await generate(jobInPieces((done) => pieces.push(done))), 'done');
    const list = await compare();
    expect(list.length).toBeGreaterThan(2 * AT_A_TIME);
    expect(pieces.slice(0, 3)).toEqual([0, AT_A_TIME, 2 * AT_A_TIME]);
    expect(await countStaged()).toBe(0);
  });

  it('take the place of those before them', async () => {
    await until(await generate(), 'done');
    const before = await compare();
    await changeMark(before[0]?.student_id, 0);
    await until(await generate(), 'done');
    const after = await compare();
    expect(after.every(({ version }) => version === 1)).toBe(true);
    expect(after.map(({ total }) => total)).not.toEqual(before.map(({ total }) => total));
  });

  it('count a mark that changes while they are worked out', async () => {
    await until(await generate(), 'done');
    const [first] = await resultsOf();
    let changed: Promise<unknown> | undefined;
    const job = jobInPieces((done) => {
      // The first student was worked out before, with the mark as it was.
      if (done === AT_A_TIME) changed ??= changeMark(first?.student_id, 1);
    });
    await until(await generate(job), 'done');
    expect(changed).toBeDefined();
    await changed;
    await compare();
  });

  it('are worked out at once where something changes every time', async () => {
    const marks: Promise<unknown>[] = [];
    const [student] = [...(await rightResults(campus, { scope })).keys()];
    const begun: number[] = [];
    const job = jobInPieces((done) => {
      if (done === 0) begun.push(done);
      if (done === AT_A_TIME) marks.push(changeMark(student, marks.length));
    });
    await until(await generate(job), 'done');
    await Promise.all(marks);
    expect(begun.length).toBe(4);
    await compare();
  });

  it('leave the old ones whole when the job is cancelled between two pieces, and what was set aside goes', async () => {
    await until(await generate(), 'done');
    const [before, runs] = [await resultsOf(), await countRuns()];
    await changeMark(before[0]?.student_id, 0);
    let seen: Promise<Json[]> | undefined;
    const row = await generate(
      jobInPieces((done, { id }) => {
        if (done !== 2 * AT_A_TIME) return;
        seen ??= resultsOf();
        void campus.call(`PUT /jobs/${id}/cancel`, { as: 'office' });
      }),
    );
    await until(row, 'cancelled');
    expect(await seen).toEqual(before);
    expect(await resultsOf()).toEqual(before);
    expect(await countRuns()).toEqual(runs);
    await until(await generate(), 'done');
    await compare();
    expect(await countStaged()).toBe(0);
  });

  it('are those of the worker that took the job over, and what the first one set aside is not mixed in', async () => {
    const job = jobInPieces();
    const row = await enqueue(job);
    // As a server leaves it that ends between two pieces.
    await campus.database.query(
      `update jobs set state = 'running', worker = gen_random_uuid(), attempts = 1, leased_until = now() where id = $1`,
      [row.id],
    );
    await campus.database.query(
      `insert into result_stages (stage, job_id, student_id, ordinal, unit, is_fourth, obtained, full_marks, percent, letter,
        point, is_absent, components)
      select gen_random_uuid(), $1, e.student_id, 1, (select min(id) from subjects), false, 1, 100, 1, 'F', 0, false, '[]'
      from enrolments e where e.class_id = $2 and e.academic_year_id = $3`,
      [row.id, scope.class_id, scope.academic_year_id],
    );
    work(job);
    await until(row, 'done');
    await compare();
    expect(await countStaged()).toBe(0);
  });

  it('are generated once and whole by two jobs at the same time', async () => {
    const jobs = [jobInPieces(), jobInPieces()];
    const rows = [];
    for (const job of jobs) rows.push(await enqueue(job));
    for (const job of jobs) work(job);
    for (const row of rows) await until(row, 'done');
    const list = await compare();
    expect(list.every(({ version }) => version === 1)).toBe(true);
  });

  it('are refused when a mark is missing, by the same words as at once', async () => {
    const student = [...(await rightResults(campus, { scope })).keys()].at(-1);
    await setMark(student, null);
    const row = await generate();
    await until(row, 'failed');
    expect((await ask(row)).message).toMatch(/^Results cannot be generated: marks of 1 student are missing/);
    expect(await resultsOf()).toEqual([]);
    await setMark(student, 40);
    await until(await generate(), 'done');
    expect(await countStaged()).toBe(0);
  });
});

describe.each(ENGINES)('a server on %s that is killed while it generates results', (engine) => {
  const STUDENTS = 130;
  const SUBJECTS = 6;
  let place: DataLocation;
  let server: RunningServer;
  let exam: BenchExam;
  const start = () => startBuiltServer(place);
  beforeAll(async () => {
    place = await makePlace(engine);
    const campus = await openCampusAt(place);
    const size = { name: 'Many', students: STUDENTS, sections: 4, subjects: SUBJECTS, components: 2 };
    exam = await makeExam(campus.database.query, size);
    await campus.close();
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  it('shows nobody a part of them, and generates all after its restart', { timeout: 240_000 }, async () => {
    const { accessToken } = await logIn(server.url, 'superadmin');
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const get = (path: string) => fetch(`${server.url}/api${path}`, { headers });
    const body = JSON.stringify(exam);
    const begun = await fetch(`${server.url}/api/results/generate`, { method: 'POST', headers, body });
    const { job_id: id } = ((await begun.json()) as { data: { job_id: number } }).data;
    const job = async () => (await (await get(`/jobs/${id}`)).json()) as Json;
    await vi.waitFor(async () => expect(isUnderWay(await job())).toBe(true), { timeout: 60_000, interval: 2 });
    await server.kill();

    server = await start();
    const filter = encodeURIComponent(JSON.stringify({ exam_type_id: exam.exam_type_id }));
    const count = async () => {
      const range = (await get(`/get/all/result?filter=${filter}&range=[0,0]`)).headers.get('content-range');
      return Number(range?.split('/')[1]);
    };
    const seen = new Set<number>();
    await vi.waitFor(
      async () => {
        seen.add(await count());
        expect((await job()).state).toBe('done');
      },
      { timeout: 180_000, interval: 20 },
    );
    seen.add(await count());
    const [all = 0] = [...seen].sort((one, other) => other - one);
    expect(all).toBeGreaterThan(60);
    expect([...seen].filter((each) => each !== 0 && each !== all)).toEqual([]);
    await server.stop();
    const campus = await openCampusAt(place);
    const [left] = await campus.database.query('select count(*)::int as count from result_stages');
    const whole = await campus.database.query(
      `select count(*)::int as subjects, count(distinct r.id)::int as results, count(distinct r.run_id)::int as runs
      from results r join results_subjects s on s.parent_id = r.id where r.exam_type_id = $1`,
      [exam.exam_type_id],
    );
    await campus.close();
    server = await start();
    expect(whole).toEqual([{ subjects: all * SUBJECTS, results: all, runs: 1 }]);
    expect(left).toEqual({ count: 0 });
  });

  /** Once a piece is set aside; on PostgreSQL, which has no pieces, once it has begun. */
  function isUnderWay({ state, done }: Json): boolean {
    return state === 'done' || (state === 'running' && (engine === 'postgres' || Number(done) > 0));
  }
});
