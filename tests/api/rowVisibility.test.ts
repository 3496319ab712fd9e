import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import type { AbilityRule } from '../../src/core/abilities.ts';
import { type Action, isEntered, type Need, needOf, type Resource, statusFieldOf } from '../../src/core/resource.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Answer, type Campus, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { asLine, csvOf, runImport, sendImport } from '../support/importFile.ts';
import { deny, employeeOf, grant, userOf } from '../support/people.ts';
import { anyTable } from '../../src/server/db/tables.ts';

const guarded = registry.resources.filter(
  (resource) =>
    resource.read === 'permission' &&
    resource.endpoints.create &&
    resource.endpoints.update &&
    // Of what is approved, everybody sees all.
    resource.name !== 'syllabus' &&
    !isSame(needOf(resource, 'read'), needOf(resource, 'update')),
);
/** What everybody and every employee holds. */
const PAGES_OF_OFFICE = new Set(['Employee Personal', 'Auth']);
/** References to what not everybody may read. */
const leading = guarded.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    if (
      field.kind !== 'reference' ||
      !isEntered(field) ||
      field.readPermission ||
      field.narrowedBy ||
      field.visibleWhen
    )
      return [];
    const target = registry.get(field.target);
    const isGuarded = target.read === 'permission' && target.permission !== resource.permission;
    return isGuarded ? [{ resource, field: name, target, name: `${name} of ${resource.name}` }] : [];
  }),
);
/** On which nobody decides who is concerned. */
const decided = guarded.filter(({ actions }) => Object.values(actions).some(({ notByOwner }) => notByOwner.length > 0));
const hiding = guarded.flatMap((resource) =>
  Object.entries(resource.fields)
    .filter(([, field]) => field.readPermission === 'login')
    .map(([name]) => ({ resource, field: name, name: `${name} of ${resource.name}` })),
);

describe('whoever may write a record and may not read it', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  });
  afterAll(() => campus.close());

  /** Gives the office everything on a resource but to read it. */
  const mayAllButRead = async (resource: Resource) => {
    const { id } = await userOf(campus, 'office');
    const actions = ['create', 'update', 'delete', ...Object.values(resource.actions).map((each) => each.permission)];
    const granted = [...actions, ...(resource.visibleTo.unless ? [resource.visibleTo.unless] : [])].map((action) =>
      needOf(resource, action),
    );
    const unread = needOf(resource, 'read');
    const permissions = [
      ...unique(granted.filter((need) => !isSame(need, unread))).map((need) => ({ ...need, is_denied: 0 })),
      { ...unread, is_denied: 1 },
    ];
    const answer = await campus.call(`PUT /users/${id}`, { body: { permissions } });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  };

  const send = (endpoint: { method: string; path: string } | undefined, { id, body }: { id: unknown; body: Json }) =>
    campus.call(`${endpoint?.method as 'PUT'} ${addressOf(endpoint?.path ?? '', id)}`, { as: 'office', body });

  const set = async ({ table }: Resource, id: unknown, values: Json) => {
    await anyTable(campus.database.db).updateTable(table).set(values).where('id', '=', Number(id)).execute();
  };

  const tellsNothing = (answer: Answer, what: string) => {
    if (answer.status < 300) expect(answer.body.data, what).toEqual({ id: expect.any(Number) });
    else expect(Object.keys(answer.body).sort(), what).not.toContain('current');
  };

  it.each(eachOf(guarded))('gets only its id of %s', async (_, resource) => {
    const record = await create(campus, resource);
    const input = await build(campus, resource);
    await mayAllButRead(resource);
    const { create: made, update, toggle } = resource.endpoints;
    expect(
      (await campus.call(`GET ${addressOf(resource.endpoints.one.path, record.id)}`, { as: 'office' })).status,
      // Whoever has a personal page reads their own records, and this is none of them.
    ).toBe(readsOwn(resource) ? 404 : 403);
    const { id } = record;
    const changed = await send(update, { id, body: {} });
    expect([200, 409, 422], changed.text).toContain(changed.status);
    tellsNothing(changed, 'a change');
    const stale = await send(update, { id, body: { row_version: 99_999 } });
    expect(stale.status, stale.text).toBe(409);
    tellsNothing(stale, 'an old version');
    if (toggle) tellsNothing(await send(toggle, { id, body: { is_active: 0 } }), 'a switch');
    for (const action of Object.values(resource.actions)) await isSilent(resource, id, action);
    const answer = await campus.call(`${made?.method as 'POST'} ${made?.path}`, { as: 'office', body: input });
    tellsNothing(answer, answer.text);
  });

  async function isSilent(resource: Resource, id: unknown, action: Action): Promise<void> {
    const name = statusFieldOf(resource) ?? '';
    const status = resource.fields[name];
    if (status?.kind !== 'status') return;
    const messages = new Set<unknown>();
    for (const option of status.options) {
      await set(resource, id, { [name]: option.value });
      const answer = await send(action.endpoint, { id, body: {} });
      tellsNothing(answer, `${action.name} from ${option.name}`);
      if (!action.from.includes(option.name)) messages.add(`${answer.status} ${answer.body.message}`);
    }
    // Whatever the state is, the refusal is the same.
    expect(messages.size, [...messages].join('\n')).toBeLessThanOrEqual(1);
  }

  it.each(eachOf(decided))('is refused alike in every state where %s is about them', async (_, resource) => {
    const { id: employee_id } = await employeeOf(campus, 'office');
    const { id } = await create(campus, resource, { employee_id });
    await mayAllButRead(resource);
    const refused = Object.values(resource.actions).filter(({ notByOwner }) => notByOwner.length > 0);
    for (const action of refused) await isSilent(resource, id, action);
  });

  it('does not learn which record is in the way', async () => {
    const resource = registry.get('conferenceBooking');
    const input = await build(campus, resource);
    await create(campus, resource, input);
    await mayAllButRead(resource);
    const path = resource.endpoints.create?.path;
    const answer = await campus.call(`POST ${path}`, { as: 'office', body: input });
    expect([answer.status, answer.body.errors]).toEqual([422, { starts_at: ['This overlaps with another record.'] }]);
  });
});

describe('whoever may not see something', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  });
  afterAll(() => campus.close());

  it.each(eachOf(hiding))('is answered the same whatever is given for %s', async (_, { resource, field }) => {
    const users = await campus.call('GET /users');
    const record = await create(campus, resource);
    const { update } = resource.endpoints;
    const given = [...users.list.map(({ id }) => id), 999_999, 'x', null, record[field]];
    const answers = new Set<string>();
    for (const value of given) {
      const call = `PUT ${addressOf(update?.path ?? '', record.id)}` as const;
      const { status, body } = await campus.call(call, { as: 'office', body: { [field]: value } });
      answers.add(JSON.stringify([status, body.errors]));
    }
    expect([...answers]).toEqual([
      JSON.stringify([422, { [field]: ['You do not have permission to view or edit this.'] }]),
    ]);
  });

  it.each(eachOf(leading))('learns by %s nothing of what it leads to', async (_, { resource, field, target }) => {
    const { id: user } = await userOf(campus, 'office');
    const unread = needOf(target, 'read');
    const permissions = [
      { ...needOf(resource, 'create'), is_denied: 0 },
      ...(resource.visibleTo.unless ? [{ ...needOf(resource, resource.visibleTo.unless), is_denied: 0 }] : []),
      { ...unread, is_denied: 1 },
    ];
    const input = await build(campus, resource);
    const [present] = (await campus.call(`GET ${target.endpoints.list.path}`)).list;
    const there = input[field] ?? present?.id ?? (await create(campus, target)).id;
    const changed = await campus.call(`PUT /users/${user}`, { body: { permissions } });
    expect(changed.status, changed.text).toBe(200);
    const { path } = resource.endpoints.create ?? {};
    const post = async (value: unknown) => {
      const { status, body } = await campus.call(`POST ${path}`, { as: 'office', body: { ...input, [field]: value } });
      return { status, problem: (body.errors as Json | undefined)?.[field] };
    };
    const problem = ['This is no longer available. Choose another.'];
    expect(await post(there)).toEqual({ status: 422, problem });
    expect(await post(999_999_999)).toEqual({ status: 422, problem });
  });

  it('sees of the records that lead to a record those alone that they may read', async () => {
    const student = registry.get('student');
    const { parent_id } = await create(campus, student, {
      parent_id: (await create(campus, registry.get('studentParent'))).id,
    });
    await grant(campus, 'teacher', [{ action: 'read', subject: 'Parent' }]);
    const pupils = (await campus.call('GET /get/all/students', { as: 'teacher' })).list.map(({ id }) => id);
    const childrenOf = ({ list }: Answer) => list.flatMap(({ children }) => (children as Json[]).map(({ id }) => id));
    const seen = await campus.call('GET /get/all/student_parents', { as: 'teacher' });
    expect(childrenOf(seen).length).toBeGreaterThan(0);
    expect(childrenOf(seen).filter((id) => !pupils.includes(id))).toEqual([]);
    const path = `/student-parents/${parent_id}` as const;
    expect((await campus.call(`GET ${path}`)).body.children).toHaveLength(1);
    expect((await campus.call(`GET ${path}`, { as: 'teacher' })).body.children).toEqual([]);

    const [{ id: child, name } = {}] = pupils.length ? seen.list.flatMap(({ children }) => children as Json[]) : [];
    expect(child).toBeDefined();
    await deny(campus, 'office', [{ action: 'read', subject: 'Student' }]);
    const exported = await campus.call('GET /student-parents/export', {
      as: 'office',
      query: { columns: ['children'] },
    });
    expect(exported.status, exported.text).toBe(200);
    expect(exported.text).not.toContain(name);
    const changed = await campus.call(`PUT ${path}`, { as: 'office', body: { profession: 'Tailor' } });
    expect((changed.body.data as Json).children, changed.text).toEqual([]);
  });

  it('is answered the same by an import whatever stands under the names in it', async () => {
    const resource = registry.get('disciplinaryRecord');
    const twice = { name: 'Two Of Them' };
    for (let count = 0; count < 2; count++) await create(campus, registry.get('student'), twice);
    const one = await create(campus, registry.get('student'), { name: 'One Of Them' });
    await deny(campus, 'teacher', [{ action: 'read', subject: 'Student' }]);
    const answers = new Set<string>();
    for (const name of [one.name, one.student_id, one.id, twice.name, 'None Of Them', 999_999_999].map(String)) {
      const sent = { file: `student_id\n${name}`, dryRun: true };
      const answer = await sendImport(campus, resource, sent, { as: 'teacher' });
      expect(answer.status, answer.text).toBe(200);
      const { rows } = (answer.body.data as { report: { rows: { errors: Json }[] } }).report;
      answers.add(JSON.stringify(rows[0]?.errors).replaceAll(name, '…'));
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('student_id');
  });

  it('imports students with parents of their own, whoever else has the phone number', async () => {
    const parent = registry.get('studentParent');
    const student = registry.get('student');
    const { phone } = await create(campus, parent, { phone: '+880 1712 345678' });
    const lineWith = async (number: unknown) => {
      const { headings, cells } = await asLine(campus, student, { ...(await build(campus, student)), parent_id: null });
      return csvOf([...headings, 'Parent: Name', 'Parent: Phone'], [[...cells, 'Karim Mia', number]]);
    };
    const files = [await lineWith(phone), await lineWith('+880 1799 999999')];
    await deny(campus, 'office', [{ action: 'read', subject: 'Parent' }]);
    for (const file of files) {
      const answer = await sendImport(campus, student, { file, dryRun: true }, { as: 'office' });
      const { rows } = (answer.body.data as { report: { rows: Json[] } }).report;
      expect(rows).toMatchObject([{ action: 'create', errors: {}, related: { parent_id: { action: 'create' } } }]);
      await runImport(campus, student, { file }, { as: 'office' });
    }
    const { list } = await campus.call(`GET ${parent.endpoints.list.path}`, {
      query: { filter: { phone }, sort: ['id', 'ASC'] },
    });
    expect(list.map(({ children }) => (children as Json[]).length)).toEqual([0, 1]);
  });

  it('gives no fixed value of an import for it', async () => {
    const sent = { file: 'Name\nA', dryRun: true, values: { user_id: 1 } };
    const answer = await sendImport(campus, registry.get('employee'), sent, { as: 'office' });
    expect(answer.status, answer.text).toBe(400);
  });

  it.each([
    ['studentLeaveRequest', 'student'],
    ['studentLeaveRequest', 'parent'],
    ['employeeLeaveRequest', 'teacher'],
  ] as const)('is told of no %s of others when withdrawing it', async (name, role) => {
    const resource = registry.get(name);
    const { id } = await create(campus, resource);
    const withdraw = (which: unknown) =>
      campus.call(`PUT ${addressOf(resource.actions.withdraw?.endpoint.path ?? '', which)}`, { as: role, body: {} });
    const [one, none] = [await withdraw(id), await withdraw(999_999)];
    expect([one.status, one.body]).toEqual([404, none.body]);
    expect(none.status).toBe(404);
  });

  it('sees network addresses in no history, unless they manage user accounts', async () => {
    const { id } = await employeeOf(campus, 'office');
    await campus.call(`PUT /employees/${id}`, { body: { blood_group_id: null } });
    const addressesFor = async (as: 'teacher' | 'admin' | 'superadmin') => {
      const { status, list } = await campus.call(`GET /employees/${id}/history`, { as });
      expect(status).toBe(200);
      expect(list.length).toBeGreaterThan(0);
      return [...new Set(list.map(({ address }) => address))];
    };
    expect(await addressesFor('superadmin')).toContain('127.0.0.1');
    expect(await addressesFor('admin')).toContain('127.0.0.1');
    expect(await addressesFor('teacher')).toEqual([null]);
    await deny(campus, 'admin', [{ action: 'update', subject: 'Permission' }]);
    expect(await addressesFor('admin')).toEqual([null]);
  });
});

/** Whether the office may read its own records by a rule: for its personal pages, or with what one of the moves needs. */
function readsOwn(resource: Resource): boolean {
  const moves = Object.values(resource.actions).map(({ permission }) => needOf(resource, permission));
  return resource.visibleTo.opening.some(
    ({ need }) => PAGES_OF_OFFICE.has(need.subject) || moves.some((move) => isSame(move, need)),
  );
}

function isSame(a: Need, b: Need): boolean {
  return a.action === b.action && a.subject === b.subject;
}

function unique(rules: readonly AbilityRule[]): AbilityRule[] {
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
}
