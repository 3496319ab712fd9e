import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { endOf } from '../support/jobs.ts';
import { grant, userOf } from '../support/people.ts';
import { resultOfficeOf, type ResultScope, scopeOfLogin } from '../support/resultOffice.ts';
import { DAY_MS, HOUR_MS } from '../../src/core/durations.ts';

const [PLANNED, DONE, CANCELLED] = [0, 1, 2];
const MAY_PUBLISH = [{ action: 'publish', subject: 'Result Processing' }];

describe('planned publications of results', () => {
  let campus: Campus;
  let scope: ResultScope;

  const { generate, overview, publish, resultsOf, unpublish } = resultOfficeOf(() => ({ campus, scope }));
  const change = (sql: string, ...params: unknown[]) => campus.database.query<Json>(sql, params);
  beforeAll(async () => {
    campus = await openCampus();
    scope = await scopeOfLogin(campus);
  });
  beforeEach(async () => {
    // A plan that is left open would keep the next one from being made.
    await change('update result_publications set status = $1 where status = $2', CANCELLED, PLANNED);
    await change(`update jobs set state = 'cancelled', ended_at = now() where state = 'queued'`);
    await generate();
  });
  afterAll(() => campus.close());

  /** Plans a publication of the class, and answers its id. */
  const plan = async (as?: Role) => {
    const publish_at = new Date(Date.now() + HOUR_MS).toISOString();
    const planned = await publish({ ...scope, reason: 'Planned.', publish_at }, as);
    expect(planned.status, planned.text).toBe(200);
    const query = { filter: { class_id: scope.class_id, kind: 'publish' }, sort: ['id', 'DESC'], range: [0, 0] };
    const [made] = (await campus.call('GET /result-publications', { query })).list;
    expect(made).toMatchObject({ status: PLANNED });
    return Number(made?.id);
  };
  const stateOf = async (planId: number) => (await campus.call(`GET /result-publications/${planId}`)).body.status;
  const jobOf = async (planId: number) => {
    const jobs = await change(`select id from jobs where kind = 'publishResults' and unique_key = $1`, String(planId));
    return Number(jobs[0]?.id);
  };
  /** Lets the time of a plan come, and answers its job once that has ended. */
  const comeDue = async (planId: number) => {
    const id = await jobOf(planId);
    await change('update jobs set run_after = now() where id = $1', id);
    return endOf(campus, id);
  };
  /** Takes a mark off one that is published. */
  const correct = async (as: Role) => {
    const { academic_year_id, exam_type_id, class_id } = scope;
    const [mark] = await change(
      `select m.student_id, m.subject_id, m.component, m.mark from uploaded_marks m
       join results r on r.student_id = m.student_id and r.exam_type_id = m.exam_type_id and r.status = 1
       where m.class_id = $1 and m.exam_type_id = $2 and m.mark > 2 order by m.id limit 1`,
      class_id,
      exam_type_id,
    );
    const body = {
      academic_year_id,
      exam_type_id,
      is_absent: 0,
      reason: 'Wrong.',
      ...mark,
      mark: Number(mark?.mark) - 1,
    };
    const corrected = await campus.call('POST /results/correct', { body, as });
    expect(corrected.status, corrected.text).toBe(200);
  };
  /** What anybody was told of plans last. */
  const toldLast = async () => {
    const told = `select user_id, title, body, link from notifications where title like '%published as planned'`;
    return (await change(`${told} order by id desc limit 1`))[0] as Json & { body: string };
  };

  it('take place at the time that was chosen, and are told of', async () => {
    const id = await plan();
    const [waiting] = (await campus.call('GET /jobs', { query: { state: 'queued' } })).list;
    expect(waiting?.about).toMatch(/^⁨[^⁨]+⁩ · ⁨[^⁨]+⁩ · ⁨.+⁩$/);
    expect(await resultsOf({ status: 1 })).toEqual([]);
    expect(await comeDue(id)).toMatchObject({ state: 'done' });
    const { length } = await resultsOf({ status: 1 });
    expect(length).toBeGreaterThan(0);
    expect(await stateOf(id)).toBe(DONE);
    expect(await toldLast()).toEqual({
      user_id: (await userOf(campus, 'superadmin')).id,
      title: expect.stringMatching(/: published as planned$/),
      body: expect.stringMatching(`: Results of ${length} students published\\.$`),
      link: expect.stringContaining(`/result/publish?academic_year_id=${scope.academic_year_id}`),
    });
  });

  it('take place also where more is to be told of them than a notification holds', async () => {
    const [named] = await change('select name from classes where id = $1', scope.class_id);
    const id = await plan();
    await change(`update classes set name = repeat('x', 2000) where id = $1`, scope.class_id);
    expect(await comeDue(id)).toMatchObject({ state: 'done' });
    expect(await stateOf(id)).toBe(DONE);
    expect((await toldLast()).body).toMatch(/^x{999}…$/);
    await change('update classes set name = $2 where id = $1', scope.class_id, named?.name);
  });

  it('take place also where a student’s name is longer than a notification, or their account is switched off', async () => {
    // Whose figures are other than before is told.
    await change('update results set total = total + 1 where published_at is not null');
    await change(`update students set name = name || repeat('x', 2000) where user_id is not null`);
    await change(`update users set is_active = 0 where email = 'student@demo.school'`);
    const id = await plan();
    expect(await comeDue(id)).toMatchObject({ state: 'done' });
    expect(await stateOf(id)).toBe(DONE);
    expect((await toldLast()).title).toMatch(/: published as planned$/);
    await change(`update students set name = rtrim(name, 'x') where user_id is not null`);
    await change(`update users set is_active = 1 where email = 'student@demo.school'`);
  });

  it.each<{
    where: string;
    by?: Role;
    prevent: (planId: number) => Promise<unknown>;
    told?: Role;
    why: string;
    undo?: () => Promise<unknown>;
  }>([
    {
      where: 'somebody else has taken back what was published',
      prevent: () => unpublish({ ...scope, reason: 'No.' }, 'admin'),
      why: 'ended the plan.',
    },
    {
      where: 'somebody else has published by hand',
      prevent: () => publish({ ...scope, reason: 'Now.' }, 'admin'),
      why: 'had published the results already.',
    },
    {
      where: 'nothing is left',
      prevent: () => change('update results set status = 2 where status = 0'),
      why: 'Nothing was left to publish.',
    },
    {
      where: 'whoever planned it may not publish any more',
      by: 'teacher',
      prevent: () => grant(campus, 'teacher', []),
      why: 'You need permission to publish results.',
    },
    {
      where: 'whoever planned it can no longer sign in',
      by: 'teacher',
      prevent: () => change(`update users set is_active = 0 where email = 'teacher@demo.school'`),
      told: 'superadmin',
      why: 'can no longer sign in.',
      undo: () => change(`update users set is_active = 1 where email = 'teacher@demo.school'`),
    },
    {
      where: 'every attempt fails',
      prevent: async (planId) => {
        await change('update jobs set attempts = 2 where id = $1', await jobOf(planId));
        await change('alter table results add constraint unpublishable check (status <> 1) not valid');
      },
      why: 'Something went wrong.',
      undo: () => change('alter table results drop constraint unpublishable'),
    },
  ])('end where $where, and somebody is told why', async ({ by = 'superadmin', prevent, told = by, why, undo }) => {
    if (by === 'teacher') await grant(campus, by, MAY_PUBLISH);
    const id = await plan(by);
    await prevent(id);
    const published = (await resultsOf({ status: 1 })).map((row) => row.id);
    await comeDue(id);
    await undo?.();
    expect(await stateOf(id)).toBe(CANCELLED);
    expect((await resultsOf({ status: 1 })).map((row) => row.id)).toEqual(published);
    const { user_id, title, body } = await toldLast();
    expect([user_id, title]).toEqual([
      (await userOf(campus, told)).id,
      expect.stringMatching(/: not published as planned$/),
    ]);
    expect(body).toContain(why);
  });

  it('end with their job where that is cancelled, and whoever planned it is told by whom', async () => {
    const id = await plan();
    const cancelled = await campus.call(`PUT /jobs/${await jobOf(id)}/cancel`, { as: 'admin' });
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(await stateOf(id)).toBe(CANCELLED);
    const { name } = await userOf(campus, 'admin');
    expect((await toldLast()).body).toContain(`${String(name)} ended the plan.`);
  });

  it('are not taken up again by starting their job anew', async () => {
    const id = await plan();
    const job = `/jobs/${await jobOf(id)}`;
    await campus.call(`PUT ${job}/cancel`, { as: 'admin' });
    const again = await campus.call(`PUT ${job}/retry`, { as: 'admin' });
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('cannot be started again')]);
    const [listed] = (await campus.call('GET /jobs', { query: { range: [0, 0] } })).list;
    expect(listed).toMatchObject({ state: 'cancelled', is_final: true });
    expect(await stateOf(id)).toBe(CANCELLED);
  });

  it.each([
    ['are over', -60_000, 'Choose a time in the future.'],
    ['are years ahead', 3 * 366 * DAY_MS, 'Choose a time within the next 2 years.'],
  ])('are made for no times that %s', async (_, ahead, message) => {
    const publish_at = new Date(Date.now() + ahead).toISOString();
    const refused = await publish({ ...scope, reason: 'Planned.', publish_at });
    expect([refused.status, refused.body.errors]).toEqual([422, { publish_at: [message] }]);
  });

  it('are made once for the same results, also by two calls at once', async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const send = (more: Json = {}) => publish({ ...scope, reason: 'Planned.', publish_at: at(60), ...more });
    const planned = async () => {
      const query = { filter: { class_id: scope.class_id, status: PLANNED }, range: [0, 9] };
      return (await campus.call('GET /result-publications', { query })).list;
    };
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const later = await send({ publish_at: at(90) });
    expect([later.status, later.text]).toEqual([
      409,
      expect.stringMatching(/already planned .* on \d+ \S+ \d{4}, \d\d:\d\d [ap]m/),
    ]);
    expect(await planned()).toHaveLength(1);
    const [{ section_id }] = (await resultsOf()) as [Json];
    expect((await send({ section_id })).status).toBe(200);
    expect(await planned()).toHaveLength(2);
  });

  it.each([
    ['published', () => publish({ ...scope, reason: 'Decided anew.' })],
    ['taken back', () => unpublish({ ...scope, reason: 'Decided anew.' })],
    ['kept back', (id: number) => campus.call(`PUT /result-publications/${id}/cancel`)],
  ])('end once the results are %s by hand, and nothing waits for them any more', async (_, decide) => {
    const id = await plan();
    expect((await decide(id)).status).toBe(200);
    expect(await stateOf(id)).toBe(CANCELLED);
    expect((await campus.call(`GET /jobs/${await jobOf(id)}`)).body).toMatchObject({ state: 'cancelled' });
    expect(await change(`select id from jobs where state in ('queued', 'running')`)).toEqual([]);
  });

  it.each([
    ['generated again', 'superadmin', () => generate(), 'generated or corrected these results'],
    ['unpublished', 'superadmin', () => unpublish({ ...scope, reason: 'No.' }), 'unpublished these results'],
    ['corrected', 'admin', () => correct('admin'), 'generated or corrected these results'],
  ] as const)(
    'end where the results are %s, and whoever planned it is told, also by themselves',
    async (_, by, act, why) => {
      await publish({ ...scope, reason: 'Now.' });
      await generate();
      const id = await plan();
      await act();
      expect(await stateOf(id)).toBe(CANCELLED);
      const published = (await resultsOf({ status: 1 })).map((row) => row.id);
      await comeDue(id);
      expect((await resultsOf({ status: 1 })).map((row) => row.id)).toEqual(published);
      const { user_id, title, body } = await toldLast();
      expect([user_id, title]).toEqual([
        (await userOf(campus, 'superadmin')).id,
        expect.stringMatching(/: not published as planned$/),
      ]);
      expect(body).toContain(`${String((await userOf(campus, by)).name)} ${why}`);
    },
  );

  it('that were ended by other results are on the board until somebody decides on these', async () => {
    const board = async () => {
      const { academic_year_id, class_id, exam_type_id } = scope;
      return (await overview({ academic_year_id, class_id, exam_type_id })).rows[0] as Json;
    };
    const id = await plan();
    expect(await board()).toMatchObject({ plans: [{ id }], ended_plans: [] });
    await generate();
    expect(await board()).toMatchObject({ plans: [], ended_plans: [{ id, section_id: null }] });
    const next = await plan();
    expect(await board()).toMatchObject({ plans: [{ id: next }], ended_plans: [] });
    await campus.call(`PUT /result-publications/${next}/cancel`);
    expect(await board()).toMatchObject({ plans: [], ended_plans: [] });
  });

  it('are told of at once where somebody else cancels them', async () => {
    const id = await plan();
    expect((await campus.call(`PUT /result-publications/${id}/cancel`, { as: 'admin' })).status).toBe(200);
    const { name } = await userOf(campus, 'admin');
    expect((await toldLast()).body).toContain(`${String(name)} ended the plan.`);
  });
});
