import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverMessages } from '../../locales/serverMessages.ts';
import { ROLES } from '../../schemas/access/roles.ts';
import { registry } from '../../schemas/index.ts';
import { needsOf, readersOf } from '../../src/core/calls/defineCall.ts';
import type { Need } from '../../src/core/visibleTo.ts';
import { needOf, type Resource } from '../../src/core/resource.ts';
import { anyTable } from '../../src/server/db/tables.ts';
import { refuse } from '../../src/server/errors.ts';
import { createTranslators } from '../../src/server/translate.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Answer, type Campus, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';

const PASSWORD = 'Unseen@1234';
const inEnglish = createTranslators(serverMessages).forHeader('en');
const UNSEEN = inEnglish.refusal(refuse.referenced(['unseen']));

/** A reference of records that not everybody may read. */
interface Referring {
  readonly name: string;
  readonly owner: Resource;
  readonly by: string;
  readonly target: Resource;
}

const referring: readonly Referring[] = registry.resources
  .filter(
    ({ endpoints, singleton, read }) => endpoints.create && !singleton && read !== 'public' && read !== 'signedIn',
  )
  .flatMap((owner) =>
    Object.entries(owner.fields).flatMap(([by, field]): Referring[] => {
      if (field.kind !== 'reference' || field.readOnly || field.visibleWhen) return [];
      const target = registry.get(field.target);
      const { create: add, remove } = target.endpoints;
      if (!add || !remove || target.permission === owner.permission) return [];
      return [{ name: `${owner.name} ${by}`, owner, by, target }];
    }),
  );

describe('a record that others refer to', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  });
  afterAll(() => campus.close());

  it('is referred to by more than a few that not everybody may read', () => {
    expect(referring.length).toBeGreaterThan(20);
  });

  it.each(eachOf(referring))('is not said to be named by %s to whoever may not read these', async (_, each) => {
    const made = await referred(each);
    const refused = await removeAs(await everythingBut(each.owner), each.target, made.id);
    expect(refused.status, refused.text).toBe(409);
    expect(refused.body.message).toBe(UNSEEN);
  });

  it('is said to be used by as many as may be read, and by others', async () => {
    const [seen, unseen] = referring.filter(({ target }) => target.name === 'subject');
    if (!seen || !unseen || seen.owner.permission === unseen.owner.permission) throw new Error('Nothing to compare');
    const made = await referred(seen);
    await nameIn(unseen, made);
    const refused = await removeAs(await everythingBut(unseen.owner), seen.target, made.id);
    const uses = [{ resource: seen.owner.name, count: 1 }, 'unseen'] as const;
    expect(refused.body.message).toBe(inEnglish.refusal(refuse.referenced(uses)));
  });

  it('tells nothing of what is in a provident fund to whoever may only add to it', async () => {
    const fund = registry.get('providentFund');
    const headers = { authorization: `Bearer ${await everythingBut(fund)}` };
    const { id: employee_id } = await create(campus, registry.get('employee'));
    await create(campus, fund, { employee_id, kind: 'employee', amount: '100.00' });
    const body = await build(campus, fund, { employee_id, kind: 'withdrawal', amount: '-100.01' });
    const refused = await campus.call('POST /provident-funds', { as: null, headers, body });
    expect(refused.status, refused.text).toBe(422);
    expect(refused.body.errors).toEqual({ amount: ['This would leave the provident fund below zero.'] });
  });

  it('tells neither how many marks are entered nor how high they are to whoever may not read marks', async () => {
    const token = await everythingBut(registry.get('uploadedMark'));
    const { rows } = await sql<{ id: number }>`
      select d.id from mark_distributions d
      join uploaded_marks m on m.academic_year_id = d.academic_year_id and m.exam_type_id = d.exam_type_id
        and m.class_id = d.class_id and m.subject_id = d.subject_id
      where d.student_group_id is null and m.mark > 1 limit 1`.execute(campus.database.db);
    const id = rows[0]?.id;
    const distribution = registry.get('markDistribution');
    const refused = await removeAs(token, distribution, id);
    expect(refused.body.message).toBe(UNSEEN);
    const address = addressOf(distribution.endpoints.one.path, id);
    const { components } = (await campus.call(`GET ${address}`)).body as { components: Json[] };
    const lower = components.map((each) => ({ ...each, full_mark: 1, pass_mark: 0 }));
    const headers = { authorization: `Bearer ${token}` };
    const changed = await campus.call(`PUT ${address}`, { as: null, headers, body: { components: lower } });
    expect(changed.status).toBe(422);
    expect(JSON.stringify(changed.body.errors)).not.toMatch(/\d+ or more/);
    expect(Object.values(changed.body.errors as Json).flat()).toContain(
      'This cannot be changed because marks have been entered.',
    );
  });

  /** A record that another one names. */
  async function referred(each: Referring): Promise<Json> {
    const record = await create(campus, each.target, each.target.name === 'user' ? { role_id: ROLES.student } : {});
    await nameIn(each, record);
    return record;
  }

  // Whether the two fit together is nothing to the refusal.
  async function nameIn({ owner, by }: Referring, record: Json): Promise<void> {
    const other = await create(campus, owner);
    await anyTable(campus.database.db)
      .updateTable(owner.table)
      .set({ [by]: Number(record.id) })
      .where('id', '=', Number(other.id))
      .execute();
  }

  const logins = new Map<string, Promise<string>>();

  /** The login of somebody who may do everything but read the records of one entity; they may add some. */
  function everythingBut(owner: Resource): Promise<string> {
    const known = logins.get(owner.name) ?? logIn(owner);
    logins.set(owner.name, known);
    return known;
  }

  async function logIn(owner: Resource): Promise<string> {
    const readers = needsOf(readersOf(owner));
    const isReader = ({ action, subject }: Need) =>
      subject === owner.permission || readers.some((need) => need.action === action && need.subject === subject);
    const others = campus.context.permissions.subjects
      .flatMap(({ subject, actions }) => actions.map((action) => ({ action, subject })))
      .filter((need) => !isReader(need));
    const permissions = [...others, ...(owner.endpoints.create ? [needOf(owner, 'create')] : [])];
    const { id: role_id } = await create(campus, registry.get('role'), { permissions });
    const { email } = await create(campus, registry.get('user'), { role_id, password: PASSWORD });
    const login = await campus.call('POST /login', { as: null, body: { email, password: PASSWORD } });
    return String(login.body.accessToken);
  }

  function removeAs(token: string, target: Resource, id: unknown): Promise<Answer> {
    const headers = { authorization: `Bearer ${token}` };
    return campus.call(`DELETE ${addressOf(target.endpoints.remove?.path ?? '', id)}`, { as: null, headers });
  }
});
