import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../../../schemas/access/roles.ts';
import { registry } from '../../../../schemas/index.ts';
import { create } from '../../../../tests/support/build.ts';
import { addressOf, type Campus, openCampus } from '../../../../tests/support/campus.ts';
import { makeAdminLink } from './adminLink.ts';

const PASSWORD = 'Kettle!drum482';

describe('the link for a super admin who is locked out', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const make = (email?: string) =>
    makeAdminLink({ ...campus.context, db: campus.database.db }, { email, superAdminRole: ROLES.superAdmin });

  it('is for super admins alone', async () => {
    const other = await create(campus, registry.get('user'), { role_id: ROLES.office });
    expect(await make(String(other.email))).toHaveProperty('choices');
  });

  it('lets the only one choose a password, and switches them on again', async () => {
    await campus.database.query('update users set is_active = 0 where role_id = 1');
    const made = await make();
    if (!('link' in made)) throw new Error('No link was made.');
    const used = await campus.call('POST /password/link', {
      as: null,
      body: { code: made.link.code, password: PASSWORD },
    });
    expect(used.status, used.text).toBe(200);
    const login = await campus.call('POST /login', {
      as: null,
      body: { email: 'superadmin@demo.school', password: PASSWORD },
    });
    expect(login.status, login.text).toBe(200);
    const entries = await campus.database.query(
      "select action, user_name from audit_entries where user_name = 'npm run admin:link' order by id",
    );
    expect(entries).toEqual([
      { action: 'toggle', user_name: 'npm run admin:link' },
      { action: 'passwordLinkMade', user_name: 'npm run admin:link' },
    ]);
  });

  it('is in the history, in its file and in that of the user by the name of the command', async () => {
    const command = { id: null, name: 'npm run admin:link' };
    const found = await campus.call('GET /audit', { as: 'admin', query: { q: 'Admin:Link' } });
    expect(found.body).toMatchObject({
      entries: [
        { action: 'passwordLinkMade', user: command },
        { action: 'toggle', user: command },
      ],
    });
    const file = await campus.call('GET /audit/export', { as: 'admin', query: { q: 'admin:link', format: 'csv' } });
    expect(file.text.match(/npm run admin:link/g)).toHaveLength(2);
    const [admin] = await campus.database.query<{ id: number }>('select id from users where role_id = 1');
    const path = addressOf(registry.get('user').endpoints.history.path, Number(admin?.id));
    expect((await campus.call(`GET ${path}`, { as: 'admin' })).list).toContainEqual(
      expect.objectContaining({ action: 'toggle', user: command }),
    );
  });

  it('switches on the person whose login it is, too', async () => {
    const [admin] = await campus.database.query<{ id: number }>('select id from users where role_id = 1');
    const [person] = await campus.database.query<{ id: number }>(
      'update employees set is_active = 0 where user_id = $1 returning id',
      [admin?.id],
    );
    await make();
    expect((await campus.call(`GET /users/${admin?.id}`, { as: 'admin' })).body.sign_in).not.toBe('inactive_person');
    const entries = await campus.database.query(
      "select action, user_name from audit_entries where resource = 'employee' and record_id = $1 and action = 'toggle'",
      [person?.id],
    );
    expect(entries).toEqual([{ action: 'toggle', user_name: 'npm run admin:link' }]);
  });

  it('takes the second factor away where that is asked for, and says so in the history', async () => {
    const { db } = campus.database;
    const [admin] = await campus.database.query<{ id: number }>('select id from users where role_id = 1');
    const userId = Number(admin?.id);
    await campus.database.query(
      "insert into second_factors (user_id, secret, confirmed_at) values ($1, 'sealed', now())",
      [userId],
    );
    await campus.database.query("insert into recovery_codes (user_id, code_hash) values ($1, 'hash')", [userId]);
    const keeps = await make();
    expect(keeps).toMatchObject({ endedSecondFactor: false });
    expect(await campus.database.query('select 1 as one from second_factors')).toHaveLength(1);
    const order = { email: undefined, superAdminRole: ROLES.superAdmin, endsSecondFactor: true };
    expect(await makeAdminLink({ ...campus.context, db }, order)).toMatchObject({ endedSecondFactor: true });
    for (const table of ['second_factors', 'recovery_codes'])
      expect(await campus.database.query(`select 1 as one from ${table}`), table).toEqual([]);
    const open = 'select 1 as one from login_families where user_id = $1 and ended_at is null';
    expect(await campus.database.query(open, [userId])).toEqual([]);
    const entries = await campus.database.query(
      "select record_id, user_name from audit_entries where action = 'secondFactorReset'",
    );
    expect(entries).toEqual([{ record_id: userId, user_name: 'npm run admin:link' }]);
    expect(await makeAdminLink({ ...campus.context, db }, order)).toMatchObject({ endedSecondFactor: false });
  });

  it('asks which one where there are several, and takes an address in any case', async () => {
    await campus.database.query(
      "insert into users (name, email, role_id) values ('Second One', 'second@admins.test', 1)",
    );
    expect(await make()).toMatchObject({
      choices: [{ email: 'superadmin@demo.school' }, { email: 'second@admins.test' }],
    });
    expect(await make('nobody@admins.test')).toHaveProperty('choices');
    expect(await make('Second@Admins.test')).toMatchObject({ admin: { name: 'Second One' } });
  });
});
