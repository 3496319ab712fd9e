import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../schemas/access/roles.ts';
import { sql } from 'kysely';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { csvOf, importsOf } from '../support/importFile.ts';
import { userOf } from '../support/people.ts';

const READING = { action: 'read', subject: 'Bank' };
const POLISHING = { action: 'polish', subject: 'Bank' };
const NOWHERE = { action: 'read', subject: 'Moon' };

/** What nothing asks for would look like an ability and be none: nobody gives it, a super admin neither. */
describe('a permission that nothing asks for', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  });
  afterAll(() => campus.close());

  const newRole = (permissions: readonly object[]) => ({ name: `Role ${Math.random()}`, permissions });
  const REFUSED = {
    'permissions.1.action': ['There is no permission “polish” for “Bank”. Choose one from the table.'],
    'permissions.2.subject': ['There is no permission for “Moon”. Choose one from the table.'],
  };

  it('is refused at its field, of a role and of a person, also as a denial', async () => {
    const made = await campus.call('POST /roles', { body: newRole([READING, POLISHING, NOWHERE]) });
    expect([made.status, made.body.errors]).toEqual([422, REFUSED]);
    const { id } = await userOf(campus, 'office');
    for (const is_denied of [0, 1]) {
      const permissions = [READING, POLISHING, NOWHERE].map((each) => ({ ...each, is_denied }));
      const given = await campus.call(`PUT /users/${id}`, { body: { permissions } });
      expect([given.status, given.body.errors]).toEqual([422, REFUSED]);
    }
    expect((await userOf(campus, 'office')).permissions).toEqual([]);
  });

  it('is refused from a file, with its column', async () => {
    const { check } = importsOf(() => campus);
    const headings = ['Name', 'permissions.0.action', 'permissions.0.subject'];
    const report = await check(
      'role',
      csvOf(headings, [
        ['Keeper', 'polish', 'Bank'],
        ['Reader', 'read', 'Bank'],
      ]),
    );
    expect(report.rows.map(({ action }) => action)).toEqual(['refuse', 'create']);
    expect(Object.keys(report.rows[0]?.errors ?? {})).toEqual(['permissions.0.action']);
  });

  it('that is stored already stays, is no hindrance, and can be removed, but not given again', async () => {
    const made = await campus.call('POST /roles', { body: newRole([READING]) });
    const { id } = made.body.data as Json;
    await sql`insert into roles_permissions (parent_id, position, action, subject) values (${id}, 1, 'polish', 'Bank')`.execute(
      campus.database.db,
    );
    const put = (permissions: readonly object[]) => campus.call(`PUT /roles/${id}`, { body: { permissions } });
    expect((await put([POLISHING, READING, { action: 'update', subject: 'Bank' }])).status).toBe(200);
    expect((await campus.call(`PUT /roles/${id}`, { body: { description: 'Renamed' } })).status).toBe(200);
    for (const is_active of [0, 1])
      expect((await campus.call(`PUT /roles/${id}/status`, { body: { is_active } })).status).toBe(200);
    expect((await put([READING])).status).toBe(200);
    expect((await put([READING, POLISHING])).status).toBe(422);
  });

  it('is in no role that the school begins with', async () => {
    for (const id of Object.values(ROLES)) {
      const { permissions } = (await campus.call(`GET /roles/${id}`)).body as { permissions: (typeof READING)[] };
      expect(permissions.filter((each) => !campus.context.permissions.has(each))).toEqual([]);
    }
  });
});
