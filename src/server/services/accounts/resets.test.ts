import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../tests/support/campus.ts';
import { PASSWORD, type Person, secondFactorSchool } from '../../../../tests/support/secondFactorSchool.ts';

describe('the second factor that a role asks for or that is reset', () => {
  const { call, query, send, logIn, somebody, letSettle, codeOf, withApp, lastEvents } = secondFactorSchool();

  describe('where the role asks for it', () => {
    const permissions = [
      { action: 'read', subject: 'Student' },
      { action: 'read', subject: 'Dashboard' },
    ];

    it('comes before anything else', async () => {
      const person = await somebody({ requires_second_factor: 1, permissions });
      const { token } = person;
      const login = await logIn(person.email);
      expect(login.body.userData).toMatchObject({
        must_set_up_second_factor: true,
        ability: [
          { action: 'read', subject: 'Auth' },
          { action: 'full', subject: 'Auth' },
        ],
      });
      for (const call of ['GET /get/all/students', 'GET /search', 'GET /get/all/religion', 'GET /jobs/1'] as const) {
        const { status, body } = await send(call, { token });
        expect([call, status]).toEqual([call, 403]);
        expect(body.message).toMatch(/^(Set up two-step sign-in|You do not have permission)/);
      }
      expect((await send('PUT /me', { token, body: { name: 'X' } })).status).toBe(403);
      expect((await send('GET /me', { token })).status).toBe(200);
      const { address } = await withApp(person);
      expect((await send('GET /get/all/students?range=[0,0]', { token })).status).toBe(200);
      expect((await send('GET /me', { token })).body.userData).not.toHaveProperty('must_set_up_second_factor');
      const removed = await send('POST /me/second-factor/remove', {
        token,
        body: { current_password: PASSWORD, code: codeOf(address) },
      });
      expect(removed.status).toBe(409);
    });

    it('leaves not even a super admin anything to do before', async () => {
      await query('update roles set requires_second_factor = 1 where id = 1');
      const { body } = await logIn('superadmin@demo.school', 'Demo@1234');
      expect((await send('GET /get/all/roles', { token: String(body.accessToken) })).status).toBe(403);
      await query('update roles set requires_second_factor = 0 where id = 1');
    });
  });

  describe('a reset', () => {
    const manager = () => somebody({ permissions: [{ action: 'update', subject: 'Permission' }] });
    const request = (by: Person, user_id: number) =>
      send('POST /second-factor-resets', { token: by.token, body: { user_id, reason: 'Phone lost.' } });
    const confirm = (by: Person, id: unknown) => send(`PUT /second-factor-resets/${id}/confirm`, { token: by.token });

    it('takes two people, neither of whom it is for, and ends that person’s logins', async () => {
      const [first, second, person] = [await manager(), await manager(), await manager()];
      const { codes } = await withApp(person);
      expect((await request(person, person.id)).status).toBe(403);
      const asked = await request(first, person.id);
      expect(asked.status).toBe(201);
      expect((await request(second, person.id)).status).toBe(409);
      const id = asked.body.data?.id;
      expect((await confirm(first, id)).status).toBe(403);
      expect((await confirm(person, id)).status).toBe(403);
      expect((await send('GET /me', { token: person.token })).status).toBe(200);
      const waiting = await call('GET /second-factor-resets');
      expect(waiting.body.waiting).toMatchObject([{ id, user: { id: person.id }, reason: 'Phone lost.' }]);
      expect(waiting.body.users).not.toContainEqual(expect.objectContaining({ id: person.id }));
      expect((await confirm(second, id)).status).toBe(200);
      expect((await confirm(second, id)).status).toBe(404);
      expect((await send('GET /me', { token: person.token })).status).toBe(401);
      const { body } = await logIn(person.email);
      const notices = await send('GET /get/my/notification', { token: String(body.accessToken) });
      expect((notices.body as unknown as Json[]).map(({ title }) => title)).toEqual([
        'Your two-step sign-in was reset',
        'Someone asked to reset your two-step sign-in',
      ]);
      expect((await lastEvents(person.id)).slice(1)).toEqual(['secondFactorReset', 'secondFactorResetRequested']);
      expect(codes).toHaveLength(10);
    });

    it('is told, with the way there, to those who may confirm it, and to nobody else', async () => {
      const [first, second, person] = [await manager(), await manager(), await manager()];
      const clerk = await somebody({ permissions: [{ action: 'read', subject: 'Permission' }] });
      await withApp(person);
      const asked = await request(first, person.id);
      expect(asked.status).toBe(201);
      const linksOf = async ({ token }: Person) => {
        const { body } = await send('GET /get/my/notification', { token });
        return (body as unknown as Json[]).map(({ link }) => link);
      };
      expect(await linksOf(second)).toEqual(['/second-factor/resets']);
      expect(await linksOf(person)).toEqual([null]);
      expect(await linksOf(first)).toEqual([]);
      expect(await linksOf(clerk)).toEqual([]);
      expect((await confirm(second, asked.body.data?.id)).status).toBe(200);
    });

    it('is confirmed and asked for by no account that somebody else has made or changed of late, and by nobody who holds less than the person', async () => {
      const [first, second] = [await manager(), await manager()];
      const person = await somebody({
        permissions: [
          { action: 'update', subject: 'Permission' },
          { action: 'approve', subject: 'Expense' },
        ],
      });
      await withApp(person);
      const id = (await request(first, person.id)).body.data?.id;
      expect((await confirm(second, id)).status).toBe(403);
      const equal = await somebody({
        permissions: [
          { action: 'update', subject: 'Permission' },
          { action: 'approve', subject: 'Expense' },
        ],
      });
      // An account of one's own to confirm with, or to ask with: whoever made it is one person with it.
      for (const account of [equal, first]) {
        const changed = await call(`PUT /users/${account.id}`, { body: { name: 'Somebody Else' } });
        expect(changed.status, changed.text).toBe(200);
        expect((await confirm(equal, id)).status).toBe(403);
        await letSettle(account.id);
      }
      const link = await call(`POST /users/${equal.id}/password-link`);
      expect(link.status, link.text).toBe(200);
      expect((await confirm(equal, id)).status).toBe(403);
      await letSettle(equal.id);
      expect((await confirm(equal, id)).status).toBe(200);
      const other = await somebody({ permissions: [{ action: 'update', subject: 'Permission' }] });
      await withApp(other);
      expect((await call(`PUT /users/${first.id}`, { body: { name: 'Someone Renamed' } })).status).toBe(200);
      expect((await request(first, other.id)).status).toBe(403);
    });

    it('can be withdrawn, and is for nobody who has no second factor or whom the caller may not decide about', async () => {
      const [first, person] = [await manager(), await somebody()];
      expect((await request(first, person.id)).status).toBe(409);
      expect((await request(first, 9_999_999)).status).toBe(404);
      await withApp(person);
      const id = (await request(first, person.id)).body.data?.id;
      const withdrawn = await send(`PUT /second-factor-resets/${id}/withdraw`, { token: first.token });
      expect(withdrawn.status).toBe(200);
      const answer = await call('GET /second-factor-resets');
      expect(answer.status, answer.text).toBe(200);
      const { waiting, users } = answer.body;
      expect([waiting, users]).toEqual([[], expect.arrayContaining([expect.objectContaining({ id: person.id })])]);
      await query(
        "insert into second_factors (user_id, secret, confirmed_at) values (1, 'x', now()) on conflict do nothing",
      );
      expect((await request(first, 1)).status).toBe(403);
      await query('delete from second_factors where user_id = 1');
      expect((await request(person, first.id)).status).toBe(403);
    });
  });
});
