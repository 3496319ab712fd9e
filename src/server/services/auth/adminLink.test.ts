import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../../../schemas/access/roles.ts';
import { registry } from '../../../../schemas/index.ts';
import { create } from '../../../../tests/support/build.ts';
import { type Campus, ENGINES, openCampus } from '../../../../tests/support/campus.ts';
import { makeAdminLink } from './adminLink.ts';

const PASSWORD = 'Kettle!drum482';

describe.each(ENGINES)('the link for a super admin who is locked out on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const make = (email?: string) =>
    makeAdminLink(campus.database, campus.context.env, { email, superAdminRole: ROLES.superAdmin });

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
