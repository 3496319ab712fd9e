import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { campus as office } from '../../resources/campus.ts';
import { DEMO_LOGINS } from '../../schemas/access/demoLogins.ts';
import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { createScreenAt, isOpenTo } from '../../src/admin/addresses/screens.ts';
import { type AbilityRule, buildAbility } from '../../src/core/abilities.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { resultOfficeOf, type ResultScope, scopeOfLogin } from '../support/resultOffice.ts';

const roles = DEMO_LOGINS.map(({ email }) => email.split('@')[0] as Role);
const screenAt = createScreenAt(office);

describe('the address of a notification', () => {
  let campus: Campus;
  let scope: ResultScope;
  const { generate, publish, resultsOf, setMark } = resultOfficeOf(() => ({ campus, scope }));

  // One of every address: those of the demo school, marks that are owed among them, of results, and of a plan.
  beforeAll(async () => {
    campus = await openCampus('embedded');
    scope = await scopeOfLogin(campus);
    await generate();
    const publish_at = new Date(Date.now() + 1000).toISOString();
    expect((await publish({ ...scope, publish_at })).status).toBe(200);
    await vi.waitFor(async () => expect(await countTold('%published as planned')).toBe(1), { timeout: 20_000 });
  });
  afterAll(() => campus.close());

  const countTold = async (title: string) =>
    (await campus.database.query('select from notifications where title like $1', [title])).length;
  const toldTo = async (as: Role) =>
    (await campus.call('GET /get/my/notification', { as, query: { range: [0, 199] } })).list as (Json & {
      readonly title: string;
      readonly link?: string | null;
    })[];
  const abilityOf = async (as: Role) => {
    const { userData } = (await campus.call('GET /me', { as })).body as { userData: { ability: AbilityRule[] } };
    return buildAbility(userData.ability);
  };
  const addressOfResult = async (as: Role) => {
    const told = await toldTo(as);
    return String(told.find(({ title }) => title === 'First Term: results published')?.link);
  };
  const idOf = (address: string) => Number(/\d+$/.exec(address)?.[0]);

  it.each(roles)('leads %s to a screen that they may open', async (as) => {
    const told = await toldTo(as);
    const ability = await abilityOf(as);
    const shut = told.filter(({ link }) => {
      const screen = link ? screenAt(String(link.split('?')[0])) : undefined;
      return link && !(screen && isOpenTo(ability, screen));
    });
    expect(told.length).toBeGreaterThan(0);
    expect(shut).toEqual([]);
  });

  it.each(['student', 'parent'] as const)('leads a %s from a published result to its marksheet', async (as) => {
    const address = await addressOfResult(as);
    expect(address).toMatch(/^\/single\/result\d+$/);
    const answer = await campus.call(`GET /results/${idOf(address)}/marksheet`, { as });
    expect(answer.status, answer.text).toBe(200);
    const sheet = answer.body as unknown as Marksheet;
    expect(sheet.result.status).toBe(1);
    expect(sheet.result.explanation.length).toBeGreaterThan(0);
    expect(sheet.exams.every(({ status }) => status === 1)).toBe(true);
    expect(sheet.versions.map(({ reason }) => reason)).toEqual([null]);
  });

  it.each(['student', 'parent'] as const)('gives a %s the paper and the Excel file of the marksheet', async (as) => {
    const own = idOf(await addressOfResult(as));
    const paper = await campus.call(`GET /results/${own}/paper`, { as, query: { language: 'ar' } });
    expect([paper.status, paper.bytes.subarray(0, 5).toString()], paper.text.slice(0, 200)).toEqual([200, '%PDF-']);
    const file = await campus.call(`GET /results/${own}/marksheet/export`, { as });
    expect([file.status, file.bytes.subarray(0, 2).toString()], file.text.slice(0, 200)).toEqual([200, 'PK']);
  });

  it.each(['student', 'parent'] as const)(
    'opens to a %s no marksheet of others, and no other page of results',
    async (as) => {
      const own = idOf(await addressOfResult(as));
      const [other] = (await resultsOf({ status: 1 })).filter(({ id }) => id !== own) as [Json];
      for (const part of ['marksheet', 'marksheet/export', 'paper'] as const)
        expect((await campus.call(`GET /results/${String(other.id)}/${part}`, { as })).status, part).toBe(404);
      for (const path of ['/results/tabulation', '/results/marksheets'] as const)
        expect((await campus.call(`GET ${path}`, { as, query: scope })).status, path).toBe(403);
      const ability = await abilityOf(as);
      const paths = Object.values(office.screens).map(({ path }) => path.replace(/\{\w+\}/g, '1'));
      const open = paths.filter((path) => {
        const screen = screenAt(path);
        return screen && isOpenTo(ability, screen);
      });
      expect(open).toEqual(['/single/result1']);
    },
  );

  it('shows a student nothing of a newer version until it is published, and nothing of what is taken back', async () => {
    const own = idOf(await addressOfResult('student'));
    const read = (id: number) => campus.call(`GET /results/${id}/marksheet`, { as: 'student' });
    const before = (await read(own)).body as unknown as Marksheet;
    await setMark(before.student.id, 1);
    await generate();
    const newer = (await resultsOf({ student_id: before.student.id, status: 0 })) as [Json];
    expect(newer.length).toBe(1);
    expect((await read(Number(newer[0].id))).status).toBe(404);
    for (const part of ['marksheet/export', 'paper'] as const)
      expect((await campus.call(`GET /results/${Number(newer[0].id)}/${part}`, { as: 'student' })).status).toBe(404);
    expect((await read(own)).body).toEqual(before);
    expect((await publish({ ...scope, reason: 'A mark was entered wrongly.' })).status).toBe(200);
    const after = (await read(Number(newer[0].id))).body as unknown as Marksheet;
    expect(after.result.id).toBe(newer[0].id);
    expect((await read(own)).body, 'the address of a notification leads to what is published now').toEqual(after);
  });
});
