import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../schemas/access/roles.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';

const on = (subject: string, ...actions: string[]) => actions.map((action) => ({ action, subject }));
const given = (subject: string, action: string) => ({ action, subject, is_denied: 0 });
const denied = (subject: string, action: string) => ({ action, subject, is_denied: 1 });

describe('before a role is saved', () => {
  let campus: Campus;
  let role = 0;
  beforeAll(async () => {
    campus = await openCampus();
    role = await made('/roles', { name: 'Librarian', permissions: STORED });
    await person('plain1');
    await person('plain2');
    await person('away', { is_active: 0 });
    await person('owner', { permissions: [given('Bank', 'update'), given('Wing', 'full')] });
    await person('refused', { permissions: [denied('Bank', 'update'), denied('Religion', 'read')] });
  });
  afterAll(() => campus.close());

  const STORED = [...on('Bank', 'read', 'update', 'delete'), ...on('Wing', 'read')];

  const made = async (path: string, body: object): Promise<number> => {
    const answer = await campus.call(`POST ${path}` as 'POST /roles', { body });
    expect(answer.status, answer.text).toBe(201);
    return Number((answer.body.data as Json).id);
  };
  const person = (name: string, more: object = {}) =>
    made('/users', { name: `Reader ${name}`, email: `${name}@effects.school`, role_id: role, ...more });
  const effects = async (permissions: readonly object[]) => {
    const answer = await campus.call(`POST /roles/${role}/effects`, { body: { permissions } });
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };

  it('it is told who really loses what, by what the same people lose', async () => {
    expect(await effects([...on('Bank', 'read'), ...on('Wing', 'read')])).toEqual({
      users: 4,
      without_second_factor: 4,
      loses: [
        // Who has it as an own permission keeps it; who is denied it never had it.
        { subject: 'Bank', actions: ['update'], users: 2 },
        { subject: 'Bank', actions: ['delete'], users: 4 },
      ],
      gains: [],
    });
  });

  it('it is told who really gains what', async () => {
    const more = [...STORED, ...on('Wing', 'create'), ...on('Religion', 'read')];
    expect(await effects(more)).toEqual({
      users: 4,
      without_second_factor: 4,
      loses: [],
      gains: [
        { subject: 'Wing', actions: ['create'], users: 3 },
        { subject: 'Religion', actions: ['read'], users: 3 },
      ],
    });
  });

  it('“everything” counts as each action', async () => {
    const { loses, gains } = await effects([...on('Bank', 'full'), ...on('Wing', 'read')]);
    expect(loses).toEqual([]);
    expect(gains).toEqual([
      // One action is denied to somebody, who has all others and so not everything.
      { subject: 'Bank', actions: ['full'], users: 3 },
      { subject: 'Bank', actions: ['create'], users: 4 },
    ]);
  });

  it('nothing is stored by asking, and nothing is told where nothing changes', async () => {
    expect(await effects(STORED)).toEqual({ users: 4, without_second_factor: 4, loses: [], gains: [] });
    const { permissions } = (await campus.call(`GET /roles/${role}`)).body as { permissions: Json[] };
    expect(permissions.map(({ action, subject }) => ({ action, subject }))).toEqual(STORED);
  });

  it('a super admin loses and gains nothing, whatever is stored', async () => {
    const answer = await campus.call(`POST /roles/${ROLES.superAdmin}/effects`, { body: { permissions: [] } });
    expect(answer.body).toMatchObject({ loses: [], gains: [] });
  });

  it('only who may read roles is told, of a role that there is, by permissions that can be read', async () => {
    const call = `POST /roles/${role}/effects` as const;
    expect((await campus.call(call, { as: 'teacher', body: { permissions: [] } })).status).toBe(403);
    expect((await campus.call(call, { as: null, body: { permissions: [] } })).status).toBe(401);
    expect((await campus.call('POST /roles/999999/effects', { body: { permissions: [] } })).status).toBe(404);
    const wrong = await campus.call(call, { body: { permissions: [{ action: 'read' }] } });
    expect(wrong.body.errors).toHaveProperty(['permissions.0.subject']);
  });
});
