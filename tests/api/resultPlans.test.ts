import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import { resultOfficeOf, type ResultScope, scopeOfLogin } from '../support/resultOffice.ts';

describe.each(ENGINES)('planned publications of results on %s', (engine) => {
  let campus: Campus;
  let scope: ResultScope;

  const { generate, publish, resultsOf, unpublish } = resultOfficeOf(() => ({ campus, scope }));
  beforeAll(async () => {
    campus = await openCampus(engine);
    scope = await scopeOfLogin(campus);
    await generate();
  });
  afterAll(() => campus.close());

  /** What whoever plans is told of plans, the latest first. */
  const toldOfPlans = () =>
    campus.database.query<Json>(
      `select title, body, link from notifications where title like '%published as planned' order by id desc`,
    );

  it('are published at the time that was chosen', async () => {
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    const planned = await publish({ ...scope, reason: 'Again.', publish_at });
    expect(planned.status, planned.text).toBe(200);
    expect((await resultsOf({ status: 1 })).length).toBe(0);
    const due = await campus.database.query(
      `update jobs set run_after = now() where kind = 'publishResults' and run_after = $1 returning id`,
      [publish_at],
    );
    expect(due).toHaveLength(1);
    await vi.waitFor(async () => expect((await resultsOf({ status: 1 })).length).toBeGreaterThan(0), {
      timeout: 20_000,
      interval: 100,
    });
    const students = (await resultsOf({ status: 1 })).length;
    const [told] = await toldOfPlans();
    expect(told).toMatchObject({
      title: expect.stringMatching(/: published as planned$/),
      body: expect.stringMatching(`: Results of ${students} students published\\.$`),
      link: expect.stringContaining(`/result/publish?academic_year_id=${scope.academic_year_id}`),
    });
  });

  it.each([
    [
      'somebody else ended the plan',
      async () => (await unpublish({ ...scope, reason: 'No.' }, 'admin')).status,
      'ended the plan.',
    ],
    [
      'nothing is left',
      async () => (await campus.database.query('update results set status = 2')).length,
      'Nothing was left to publish.',
    ],
  ])('are not published where %s, and whoever planned it is told why', async (_, prevent, why) => {
    await generate();
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    const planned = await publish({ ...scope, reason: 'Planned.', publish_at });
    expect(planned.status, planned.text).toBe(200);
    const before = await campus.database.query<Json>('select id, status from results');
    await prevent();
    await campus.database.query(`update jobs set run_after = now() where kind = 'publishResults' and run_after = $1`, [
      publish_at,
    ]);
    await vi.waitFor(async () => expect((await toldOfPlans())[0]?.body).toContain(why), {
      timeout: 20_000,
      interval: 100,
    });
    expect((await toldOfPlans())[0]?.title).toMatch(/: not published as planned$/);
    for (const { id, status } of before)
      await campus.database.query('update results set status = $1 where id = $2', [status, id]);
  });

  it('are published at no time that is over', async () => {
    const past = new Date(Date.now() - 60_000).toISOString();
    const refused = await publish({ ...scope, reason: 'Late.', publish_at: past });
    expect([refused.status, refused.body.errors]).toEqual([422, { publish_at: ['Choose a time in the future.'] }]);
  });

  it.each([
    ['taken back', (reason: string) => unpublish({ ...scope, reason })],
    ['published', (reason: string) => publish({ ...scope, reason })],
  ])('are not published by a plan once they were %s by hand', async (_, decide) => {
    await generate();
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await publish({ ...scope, reason: 'Planned.', publish_at })).status).toBe(200);
    const query = { filter: { class_id: scope.class_id }, sort: ['id', 'DESC'], range: [0, 0] };
    const [plan] = (await campus.call('GET /result-publications', { query })).list as [Json];
    expect(plan).toMatchObject({ kind: 'publish', status: 0 });
    expect((await decide('Decided anew.')).status).toBe(200);
    const after = await campus.call(`GET /result-publications/${String(plan.id)}`);
    expect(after.body).toMatchObject({ status: 2 });
  });
});
