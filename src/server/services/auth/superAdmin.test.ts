import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Campus, ENGINES, openCampus } from '../../../../tests/support/campus.ts';
import { refuseLosingLastSuperAdmin, type UserChange } from './superAdmin.ts';

const refused = expect.objectContaining({ id: 'lastSuperAdmin', status: 409 });

describe.each(ENGINES)('the last active super admin on %s', (engine) => {
  let campus: Campus;
  let first: number;
  let second: number;

  beforeAll(async () => {
    campus = await openCampus(engine);
    [first, second] = await Promise.all([idOf('superadmin@demo.school'), idOf('admin@demo.school')]);
  });
  beforeEach(() => setRole(second, 2));
  afterAll(() => campus.close());

  async function idOf(email: string): Promise<number> {
    const [row] = await campus.database.query<{ id: number }>('select id from users where email = $1', [email]);
    return row?.id ?? 0;
  }

  async function setRole(id: number, role: number) {
    await campus.database.query('update users set role_id = $2, is_active = 1 where id = $1', [id, role]);
  }

  const check = (change: UserChange) =>
    campus.database.db
      .transaction()
      .execute((trx) => refuseLosingLastSuperAdmin({ trx, registry: campus.context.registry }, change));

  it.each(['delete', { is_active: 0 }, { role_id: 2 }, { role_id: null }] as const)(
    'is kept from %j',
    async (change) => {
      await expect(check({ userId: first, change })).rejects.toEqual(refused);
    },
  );

  it.each([{}, { name: 'X' }, { is_active: 1 }, { role_id: 1, email: 'a@b.cd' }] as const)(
    'may get %j',
    async (change) => {
      await expect(check({ userId: first, change })).resolves.toBeUndefined();
    },
  );

  it('is nobody else', async () => {
    await expect(check({ userId: second, change: 'delete' })).resolves.toBeUndefined();
  });

  it('is not the last while there is another active one', async () => {
    await setRole(second, 1);
    await expect(check({ userId: first, change: 'delete' })).resolves.toBeUndefined();
    await campus.database.query('update users set is_active = 0 where id = $1', [second]);
    await expect(check({ userId: first, change: 'delete' })).rejects.toEqual(refused);
  });

  it('is left when two go at the same moment', async () => {
    await setRole(second, 1);
    const goes = (userId: number) =>
      campus.database.db.transaction().execute(async (trx) => {
        await refuseLosingLastSuperAdmin(
          { trx, registry: campus.context.registry },
          { userId, change: { is_active: 0 } },
        );
        await new Promise((resolve) => setTimeout(resolve, 20));
        await trx.updateTable('users').set({ is_active: 0 }).where('id', '=', userId).execute();
      });
    const outcomes = await Promise.allSettled([goes(first), goes(second)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await setRole(first, 1);
  });
});
