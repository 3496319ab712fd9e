import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { COHORT, resultOfficeOf, type ResultScope, scopeOfLogin } from '../support/resultOffice.ts';

describe('published results', () => {
  let campus: Campus;
  let scope: ResultScope;

  const { generate, publish, resultsOf, setMark, unpublish } = resultOfficeOf(() => ({ campus, scope }));
  beforeAll(async () => {
    campus = await openCampus();
    scope = await scopeOfLogin(campus);
    await generate();
  });
  afterAll(() => campus.close());

  const countTold = async () => {
    const title = 'First Term: results published';
    return (await campus.database.query('select id from notifications where title = $1', [title])).length;
  };

  /** How many published results have which version. */
  const countByVersion = async () => {
    const versions = (await resultsOf({ status: 1 })).map(({ version }) => Number(version));
    return new Map(versions.map((version) => [version, versions.filter((each) => each === version).length]));
  };
  /** Of how many students which versions were written down with a reason. */
  const recordsOf = async (reason: string) => {
    const query = { filter: { class_id: scope.class_id }, range: [0, 99] };
    const records = (await campus.call('GET /result-publications', { query })).list;
    return new Map(
      records.filter((record) => record.reason === reason).map((row) => [Number(row.version_no), Number(row.students)]),
    );
  };

  it('are published once, and tell students and parents', async () => {
    expect((await publish(scope, 'office')).status).toBe(403);
    const before = await countTold();
    const first = await publish(scope);
    expect(first.body, first.text).toMatchObject({ status: 'success', data: { version: 1 } });
    expect((await resultsOf()).every(({ status }) => status === 1)).toBe(true);
    const [mark] = await campus.database.query<Json>('select * from uploaded_marks where student_id = $1 limit 1', [
      (await resultsOf())[0]?.student_id,
    ]);
    const placeOf = (row: Json = {}) => Object.fromEntries([...COHORT, 'subject_id'].map((name) => [name, row[name]]));
    const locked = await campus.call('PUT /uploaded-marks', {
      body: {
        ...placeOf(mark),
        ...scope,
        marks: [{ student_id: mark?.student_id, component: mark?.component, mark: '1' }],
      },
    });
    expect([locked.status, locked.body.message]).toEqual([
      409,
      expect.stringMatching(/were published on \d+ [A-Z]\S+ \d{4}, \d\d:\d\d [ap]m/),
    ]);
    const again = await publish(scope);
    expect([again.status, again.body.message]).toEqual([409, 'No generated results to publish here.']);
    expect(await countTold()).toBe(before + 2);
  });

  it('are told of to each reader in their own language, whoever published them', async () => {
    const noticesIn = async (language: string, as: 'student' | 'parent') => {
      const headers = { 'Accept-Language': language };
      const { list } = await campus.call('GET /get/my/notification', { as, headers });
      const { tiles } = (await campus.call('GET /dashboard', { as, headers })).body as {
        tiles: { notices: { latest: Json[] } };
      };
      const [newest] = list as [Json];
      expect(tiles.notices.latest[0]).toMatchObject({ id: newest.id, title: newest.title, text: newest.body });
      const moved = await campus.call(`PUT /notifications/${Number(newest.id)}/open`, { as, headers, body: {} });
      if (moved.status === 200) expect(moved.body.data).toMatchObject({ title: newest.title, body: newest.body });
      return newest;
    };
    for (const as of ['student', 'parent'] as const) {
      expect((await noticesIn('en', as)).title).toBe('First Term: results published');
      expect((await noticesIn('de', as)).title).toBe('First Term: Ergebnisse veröffentlicht');
      const { title, body } = await noticesIn('bn', as);
      expect([title, body]).toEqual([
        expect.stringMatching(/^First Term: .*ফলাফল/),
        expect.stringMatching(/[০-৯]{4}.*ফলাফল/),
      ]);
    }
  });

  it('are told of as they were written, where somebody wrote the notification', async () => {
    await campus.database.query(
      `insert into notifications (title, body, user_id, status, created_at)
       select 'Sports day', 'Bring water.', id, 0, now() from users where email = 'student@demo.school'`,
    );
    const headers = { 'Accept-Language': 'de' };
    const [newest] = (await campus.call('GET /get/my/notification', { as: 'student', headers })).list;
    expect(newest).toMatchObject({ title: 'Sports day', body: 'Bring water.' });
  });

  it('make a new version after a correction, which shows what it changes and replaces the old one', async () => {
    const [row] = (await resultsOf({ status: 1 })) as [Json];
    await setMark(row.student_id, 0);
    await generate();
    const changes = (await campus.call('GET /results/changes', { query: scope })).list;
    expect(changes.find(({ student }) => (student as Json).id === row.student_id)).toMatchObject({
      published: { gpa: row.gpa, total: row.total },
    });
    const silent = await publish(scope);
    expect([silent.status, Object.keys(silent.body.errors as Json)]).toEqual([422, ['reason']]);
    const second = await publish({ ...scope, reason: 'A mark was entered wrongly.' });
    expect(second.body).toMatchObject({ data: { version: 2 } });
    const versions = await resultsOf({ student_id: row.student_id });
    expect(versions.map(({ version, status }) => [version, status]).sort()).toEqual([
      [1, 2],
      [2, 1],
    ]);
    const old = versions.find(({ version }) => version === 1);
    expect((await campus.call(`GET /results/${String(old?.id)}`)).body).toMatchObject({ gpa: row.gpa, version: 1 });
  });

  it('are told of again to nobody whose own stayed as they were', async () => {
    const [own] = await campus.database.query<Json>(
      `select r.section_id from results r join students s on s.id = r.student_id
       where s.user_id is not null and r.exam_type_id = $1 and r.class_id = $2`,
      [scope.exam_type_id, scope.class_id],
    );
    const other = (await resultsOf({ status: 1 })).find(({ section_id }) => section_id !== own?.section_id);
    expect([own, other]).not.toContain(undefined);
    const before = await countTold();
    await generate({ ...scope, section_id: other?.section_id });
    expect((await publish({ ...scope, reason: 'One section again.' })).status).toBe(200);
    expect(await countTold()).toBe(before);
  });

  it('are taken back with a reason only', async () => {
    expect((await unpublish(scope)).status).toBe(422);
    const counted = await countByVersion();
    expect([...counted.keys()].sort()).toEqual([2, 3]);
    const done = await unpublish({ ...scope, reason: 'Published too early.' });
    expect(done.body).toMatchObject({ data: { version: 3 } });
    // Sections may have different versions: each is told of by itself.
    expect(await recordsOf('Published too early.')).toEqual(counted);
    expect((await resultsOf({ status: 1 })).length).toBe(0);
    expect((await unpublish({ ...scope, reason: 'Once more.' })).status).toBe(409);
  });

  it('are told of again where they were taken back meanwhile, though none has changed', async () => {
    const before = await countTold();
    expect((await publish({ ...scope, reason: 'After all.' })).status).toBe(200);
    expect(await countTold()).toBe(before + 2);
    expect(await recordsOf('After all.')).toEqual(await countByVersion());
  });

  it('replace what was published of a student who has changed section', async () => {
    const [row] = (await resultsOf({ status: 1 })) as [Json];
    const other = (await resultsOf({ status: 1 })).find(({ section_id }) => section_id !== row.section_id);
    await campus.database.query(
      'update enrolments set section_id = $1, roll_no = null where student_id = $2 and academic_year_id = $3',
      [other?.section_id, row.student_id, scope.academic_year_id],
    );
    const section = { ...scope, section_id: other?.section_id };
    await generate(section);
    expect((await publish({ ...section, reason: 'A student came.' })).status).toBe(200);
    expect(await resultsOf({ status: 1, student_id: row.student_id })).toHaveLength(1);
  });

  it('are printed as they were published, with a code that says the same', async () => {
    const row = (await resultsOf({ status: 1 })).find(({ is_passed }) => is_passed === 1) as Json;
    const query = { language: 'bn', second_language: 'en' };
    const one = await campus.call(`GET /results/${String(row.id)}/paper`, { query });
    expect([one.status, one.headers['content-type']], one.text.slice(0, 200)).toEqual([200, 'application/pdf']);
    const [paper] = await campus.database.query<{ code: string; serial: string }>(
      'select code, serial from issued_documents order by id desc limit 1',
    );
    const told = await campus.call(`GET /verify/${paper?.code}`, { as: null });
    expect(told.body).toMatchObject({
      kind: 'marksheet',
      serial: paper?.serial,
      says: { gpa: row.gpa },
      holds: true,
    });
    for (const name of ['marksheets', 'tabulation-sheet', 'merit-list'] as const) {
      const file = await campus.call(`GET /results/${name}`, { query: { ...scope, section_id: row.section_id } });
      expect([file.status, file.bytes.subarray(0, 5).toString()], name).toEqual([200, '%PDF-']);
    }
    const papers = await campus.database.query<{ code: string }>(
      `select code from issued_documents where kind in ('tabulation', 'meritList') and made_of @> $1::jsonb or code = $2`,
      [JSON.stringify([row.id]), paper?.code],
    );
    expect(papers).toHaveLength(3);
    const hold = () =>
      Promise.all(papers.map(async ({ code }) => (await campus.call(`GET /verify/${code}`, { as: null })).body.holds));
    expect(await hold()).toEqual([true, true, true]);
    const setStatus = (status: number) =>
      campus.database.query('update results set status = $1 where id = $2', [status, row.id]);
    await setStatus(2);
    expect(await hold()).toEqual([false, false, false]);
    await setStatus(1);
    const other = await campus.call(`GET /results/${String(row.id)}/paper`, { as: 'student' });
    expect(other.status).toBe(404);
  });

  /** Students and parents are shown their own by these calls: families.test.ts says which. */
  const OWN = /^GET \/(get\/all\/result|results\/\d+|single\/result\d+)$/;
  const refusalsFor = (call: string, as: string | null) => {
    if (as === null) return [401];
    return as !== 'accountant' && OWN.test(call) ? [200, 404] : [403];
  };

  it('are there for nobody who may not read them', async () => {
    for (const as of ['student', 'parent', 'accountant', null] as const) {
      const [row] = await resultsOf();
      for (const call of [
        'GET /get/all/result',
        'GET /results/export',
        `GET /results/${String(row?.id)}`,
        `GET /single/result${String(row?.id)}`,
        `GET /results/${String(row?.id)}/history`,
        'GET /results/readiness',
      ] as const)
        expect((await campus.call(call, { as })).status, `${call} as ${as}`).toBeOneOf(refusalsFor(call, as));
    }
  });
});
