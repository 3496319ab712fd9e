import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../../schemas/index.ts';
import {
  type Campus,
  ENGINES,
  type Json,
  makePlace,
  openCampus,
  openCampusAt,
  type DataLocation,
} from '../support/campus.ts';
import { endOf } from '../support/jobs.ts';
import { type PublishedScope, publishMany } from '../support/manyResults.ts';
import { type RunningServer, startBuiltServer } from '../support/server.ts';
import { deny, userOf } from '../support/people.ts';
import { ROLES } from '../../schemas/access/roles.ts';
import { logIn } from '../e2e/support/sessions.ts';

const MANY = 205;
const PAGE = /\/Type \/Page\b/g;
const ALL_SERIALS = 'select record_id, serial from issued_documents order by serial';

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(PAGE)?.length;
const numbersOf = (rows: readonly { serial: string }[]) => rows.map(({ serial }) => Number(serial.slice(-6)));

describe.each(ENGINES)('files as jobs on %s', (engine) => {
  let campus: Campus;
  let scope: PublishedScope;
  beforeAll(async () => {
    campus = await openCampus(engine);
    scope = await publishMany(campus.database, MANY);
  });
  afterAll(() => campus.close());
  beforeEach(() => campus.database.query('delete from job_files'));

  const idOf = ({ body }: { body: Json }) => (body.data as { job_id: number }).job_id;
  const begin = (name: string, more: Json = {}) =>
    campus.call(`GET /results/${name}`, { query: { ...scope, language: 'en', ...more } });
  const fetchFile = (id: number, as: 'superadmin' | 'admin' | 'office' | 'teacher' | null = 'superadmin') =>
    campus.call(`GET /jobs/${id}/file`, { as });

  describe('papers', () => {
    it('of more results than somebody waits for are one file with a page, a serial and a code for each', async () => {
      const answer = await begin('marksheets');
      expect([answer.status, answer.body]).toEqual([
        202,
        { status: 'success', message: 'Export started.', data: { job_id: expect.any(Number) } },
      ]);
      const job = await endOf(campus, idOf(answer));
      expect(job).toMatchObject({
        kind: 'marksheets',
        state: 'done',
        done: MANY,
        total: MANY,
        result: { count: MANY },
      });
      const name = (job.file as Json).name as string;
      expect(job.file).toEqual({
        name: expect.stringMatching(/^Marksheets - .+ - .+ - \d{4}\.pdf$/),
        kept_until: expect.any(String),
      });
      const file = await fetchFile(idOf(answer));
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
      expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pagesOf(file.bytes)).toBe(MANY);
      const issued = await campus.database.query<{ serial: string; record_id: number }>(ALL_SERIALS);
      expect(new Set(issued.map(({ record_id }) => record_id)).size).toBe(MANY);
      expect(numbersOf(issued)).toEqual(issued.map((_, index) => index + 1));
    });

    it('printed again are the same papers', async () => {
      const before = await campus.database.query(ALL_SERIALS);
      await endOf(campus, idOf(await begin('marksheets')));
      expect(await campus.database.query(ALL_SERIALS)).toEqual(before);
    });

    it('asked for twice are one job as long as it is not over', async () => {
      const [first, second] = [await begin('marksheets'), await begin('marksheets')];
      const other = await begin('marksheets', { language: 'bn' });
      const { state } = (await campus.call(`GET /jobs/${idOf(first)}`)).body;
      expect(idOf(second) === idOf(first) || state === 'done').toBe(true);
      expect(idOf(other)).not.toBe(idOf(first));
      for (const id of new Set([first, second, other].map(idOf))) {
        await campus.call(`PUT /jobs/${id}/cancel`);
        await endOf(campus, id);
      }
    });

    it.each(['tabulation-sheet', 'merit-list'])('that share a sheet are a job as well: %s', async (name) => {
      const answer = await begin(name);
      expect(answer.status).toBe(202);
      expect(await endOf(campus, idOf(answer))).toMatchObject({ state: 'done', result: { count: MANY } });
      expect((await fetchFile(idOf(answer))).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('of a part that is small enough are answered at once', async () => {
      const [other] = await campus.database.query<{ class_id: number; students: number }>(
        `select class_id, count(*)::int as students from results
        where class_id <> $1 and exam_type_id = $2 and academic_year_id = $3 and status = 1
        group by class_id having count(*) > 40 limit 1`,
        [scope.class_id, scope.exam_type_id, scope.academic_year_id],
      );
      const answer = await begin('marksheets', { class_id: other?.class_id });
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(pagesOf(answer.bytes)).toBe(other?.students);
    });

    it('that are cancelled leave no file, and no piece of one', async () => {
      const answer = await begin('marksheets', { language: 'de' });
      const id = idOf(answer);
      await vi.waitFor(async () => expect((await campus.call(`GET /jobs/${id}`)).body.done).toBeGreaterThan(0), 20_000);
      expect((await campus.call(`PUT /jobs/${id}/cancel`)).status).toBe(200);
      expect(await endOf(campus, id)).toMatchObject({ state: 'cancelled', file: null });
      expect((await fetchFile(id)).status).toBe(404);
      expect(await campus.database.query('select name from job_files where job_id = $1', [id])).toEqual([]);
    });
  });

  describe('exports', () => {
    const student = registry.get('student');
    const query = { format: 'csv', columns: ['student_id', 'name', 'roll_no'], sort: ['name', 'DESC'] };
    const path = student.endpoints.export.path;
    const makeExport = async (as: 'superadmin' | 'office' | 'teacher' = 'superadmin', more: Json = {}) => {
      const answer = await campus.call(`POST ${path}`, { as, query: { ...query, ...more } });
      expect(answer.status, answer.text).toBe(202);
      return idOf(answer);
    };

    it.each(['csv', 'xlsx'])('are the same file as the one that is answered at once: %s', async (format) => {
      const id = await makeExport('superadmin', { format });
      const direct = await campus.call(`GET ${path}`, { query: { ...query, format } });
      const job = await endOf(campus, id);
      const rows = await campus.database.query('select id from students');
      expect(job).toMatchObject({ kind: 'export', resource: 'student', state: 'done', result: { count: rows.length } });
      const file = await fetchFile(id);
      expect(file.headers['content-type']).toBe(direct.headers['content-type']);
      expect(file.headers['content-disposition']).toBe(direct.headers['content-disposition']);
      if (format === 'csv') expect(file.text).toBe(direct.text);
      else expect(file.bytes.length).toBe(direct.bytes.length);
    });

    it('hold what whoever asked for them sees, and nothing else', async () => {
      const id = await makeExport('teacher');
      await endOf(campus, id);
      const own = await campus.call(`GET ${path}`, { as: 'teacher', query });
      expect((await fetchFile(id, 'teacher')).text).toBe(own.text);
      const all = await campus.call(`GET ${path}`, { query });
      expect(all.text.length).toBeGreaterThan(own.text.length);
    });

    it('are refused at once where they are asked for wrongly', async () => {
      const ask = (more: Json, as: 'superadmin' | 'student' | null = 'superadmin') =>
        campus.call(`POST ${path}`, { as, query: { ...query, ...more } });
      expect((await ask({ columns: ['nope'] })).status).toBe(400);
      expect((await ask({ filter: { nope: 1 } })).status).toBe(400);
      expect((await ask({ sort: ['nope', 'ASC'] })).status).toBe(400);
      expect((await ask({}, 'student')).status).toBe(403);
      expect((await ask({}, null)).status).toBe(401);
    });

    it('are nobody else’s, whoever they are', async () => {
      const id = await makeExport('office');
      await endOf(campus, id);
      expect((await fetchFile(id, 'office')).status).toBe(200);
      expect((await fetchFile(id, 'superadmin')).status).toBe(404);
      expect((await fetchFile(id, 'admin')).status).toBe(404);
      expect((await fetchFile(id, 'teacher')).status).toBe(404);
      expect((await fetchFile(id, null)).status).toBe(401);
      expect((await fetchFile(99_999_999)).status).toBe(404);
    });

    it('are not there before they are made', async () => {
      const [row] = await campus.database.query<{ id: number }>(
        `insert into jobs (kind, resource, input, user_id, locale, address, request_id, run_after)
        select 'export', 'student', '{}', id, 'en', '', '', now() + interval '1 day' from users where email = 'superadmin@demo.school'
        returning id`,
      );
      expect((await fetchFile(Number(row?.id))).status).toBe(404);
      await campus.database.query('delete from jobs where id = $1', [row?.id]);
    });

    it('are refused to whoever may not read the records any more', async () => {
      const id = await makeExport('office');
      await endOf(campus, id);
      await deny(campus, 'office', [{ action: 'read', subject: 'Student' }]);
      try {
        await vi.waitFor(async () => expect((await fetchFile(id, 'office')).status).toBe(403), { timeout: 8_000 });
      } finally {
        await deny(campus, 'office', []);
      }
    });

    it('are refused where a column has been hidden since', async () => {
      const id = await makeExport('office', { columns: ['student_id', 'father_nid'] });
      await endOf(campus, id);
      expect((await fetchFile(id, 'office')).status).toBe(200);
      await deny(campus, 'office', [{ action: 'update', subject: 'Student' }]);
      try {
        await vi.waitFor(async () => expect((await fetchFile(id, 'office')).status).toBe(403), { timeout: 8_000 });
      } finally {
        await deny(campus, 'office', []);
      }
    });

    it('are refused where a row has gone out of sight, and given again when it is back', async () => {
      const id = await makeExport('teacher');
      await endOf(campus, id);
      expect((await fetchFile(id, 'teacher')).status).toBe(200);
      const teach = async (isActive: 0 | 1) => {
        for (const table of ['subject_teachers', 'class_teachers'])
          await campus.database.query(`update ${table} set is_active = ${isActive}`);
      };
      // Written past the server, which keeps for some seconds what a teacher sees.
      const answers = (status: number) =>
        vi.waitFor(async () => expect((await fetchFile(id, 'teacher')).status).toBe(status), { timeout: 20_000 });
      await teach(0);
      await answers(403);
      await teach(1);
      await answers(200);
    });

    it('are kept for a day', async () => {
      const [row] = await campus.database.query<{ id: number }>(
        `insert into jobs (kind, state, resource, input, result, ended_at, user_id, locale, address, request_id)
        select 'export', 'done', 'student', '{"resource": "student", "columns": ["name"]}', '{"count": 1, "file": "x.csv"}',
          now() - interval '25 hours', id, 'en', '', '' from users where email = 'superadmin@demo.school'
        returning id`,
      );
      const answer = await fetchFile(Number(row?.id));
      expect([answer.status, answer.body.message]).toEqual([404, 'This file is no longer kept. Request it again.']);
      expect((await campus.call(`GET /jobs/${row?.id}`)).body.file).toBeNull();
    });

    // The last ones: they end the logins that they are about.
    const userId = async (role: 'office' | 'accountant') => Number((await userOf(campus, role)).id);
    it.each<{
      readonly what: string;
      readonly as: 'superadmin' | 'admin' | 'office' | 'accountant';
      readonly end: (id: number) => Promise<unknown>;
      readonly status: number;
    }>([
      {
        what: 'their job is deleted',
        as: 'superadmin',
        end: (id) => campus.database.query('delete from jobs where id = $1', [id]),
        status: 404,
      },
      {
        what: 'whoever asked for them has another role',
        as: 'office',
        end: async () => campus.call(`PUT /users/${await userId('office')}`, { body: { role_id: ROLES.teacher } }),
        status: 403,
      },
      {
        what: 'they have signed out',
        as: 'admin',
        end: () => campus.call('POST /logout', { as: 'admin' }),
        status: 401,
      },
      {
        what: 'they are switched off',
        as: 'accountant',
        end: async () => campus.call(`PUT /users/${await userId('accountant')}/status`, { body: { is_active: 0 } }),
        status: 401,
      },
    ])('are not given out any more once $what, by the address they had', async ({ as, end, status }) => {
      const answer = await campus.call(`POST ${path}`, { as, query });
      expect(answer.status, answer.text).toBe(202);
      const id = idOf(answer);
      await vi.waitFor(
        async () => expect((await campus.call(`GET /jobs/${id}`, { as })).body.state).toBe('done'),
        20_000,
      );
      const fetched = () => campus.call(`GET /jobs/${id}/file`, { as });
      expect((await fetched()).status).toBe(200);
      await end(id);
      expect((await fetched()).status).toBe(status);
    });
  });
});

describe.each(ENGINES)('a server on %s that is killed while it prints', (engine) => {
  let place: DataLocation;
  let server: RunningServer;
  let scope: PublishedScope;
  const start = () => startBuiltServer(place);
  beforeAll(async () => {
    place = await makePlace(engine);
    const campus = await openCampusAt(place);
    scope = await publishMany(campus.database, MANY);
    await campus.close();
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  it('prints all of it after its restart, and no paper has a second serial', { timeout: 180_000 }, async () => {
    const { accessToken } = await logIn(server.url, 'superadmin');
    const headers = { authorization: `Bearer ${accessToken}` };
    const get = (path: string) => fetch(`${server.url}/api${path}`, { headers });
    const query = new URLSearchParams(Object.entries(scope).map(([name, id]) => [name, String(id)]));
    const begun = await get(`/results/marksheets?${query}`);
    const { job_id: id } = ((await begun.json()) as { data: { job_id: number } }).data;
    const job = async () => (await (await get(`/jobs/${id}`)).json()) as Json;
    await vi.waitFor(async () => expect((await job()).done).toBeGreaterThan(0), {
      timeout: 60_000,
      interval: 20,
    });
    await server.kill();

    server = await start();
    await vi.waitFor(async () => expect((await job()).state).toBe('done'), { timeout: 120_000, interval: 200 });
    const file = Buffer.from(await (await get(`/jobs/${id}/file`)).arrayBuffer());
    expect(pagesOf(file)).toBe(MANY);
    await server.stop();
    const campus = await openCampusAt(place);
    const issued = await campus.database.query<{ serial: string; record_id: number }>(ALL_SERIALS);
    const pieces = await campus.database.query(
      `select count(distinct split_part(name, '/', 2))::int as files from job_files where name like 'piece/%'`,
    );
    await campus.close();
    server = await start();
    expect(issued).toHaveLength(MANY);
    expect(new Set(issued.map(({ record_id }) => record_id)).size).toBe(MANY);
    expect(numbersOf(issued)).toEqual(issued.map((_, index) => index + 1));
    expect(pieces).toEqual([{ files: 1 }]);
  });
});
