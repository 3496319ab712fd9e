import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROLES } from '../../schemas/access/roles.ts';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { decoded, openMailServer } from '../support/mailServer.ts';
import { DAY_MS } from '../../src/core/durations.ts';

const user = registry.get('user');
const GOOD = 'Kettle!drum482';
const NEWER = 'Harbour%lamp77A';

describe('a link to choose a password', () => {
  let campus: Campus;
  let mail: Awaited<ReturnType<typeof openMailServer>>;
  let count = 0;
  beforeAll(async () => {
    mail = await openMailServer();
    campus = await openCampus('postgres', {
      SMTP_URL: mail.url,
      MAIL_FROM: 'School <school@example.org>',
      PUBLIC_URL: 'https://school.test',
    });
  });
  afterAll(async () => {
    await campus.close();
    await mail.close();
  });

  const account = (given: Json = {}) =>
    create(campus, user, {
      email: `link${++count}@people.test`,
      name: 'Rokeya Sultana',
      login_id: null,
      role_id: ROLES.office,
      password: null,
      ...given,
    });
  const linkFor = async (id: unknown, as: 'superadmin' | 'admin' = 'superadmin') =>
    campus.call(`POST /users/${id}/password-link`, { as, body: { send: 'show' } });
  const codeFor = async (id: unknown) => String(((await linkFor(id)).body.data as Json).code);
  const use = (code: string, password: unknown = GOOD) =>
    campus.call('POST /password/link', { as: null, body: { code, password } });
  const logIn = async (email: unknown, password: string) =>
    (await campus.call('POST /login', { as: null, body: { email, password } })).status;
  /** Nobody is slowed down by what other tests have tried. */
  const forgetFailures = () => campus.database.query('delete from login_failures');

  it('says whom it is for, sets a password once, and signs in', async () => {
    const person = await account();
    const { body } = await linkFor(person.id);
    const { code, address, expires_at } = body.data as Record<string, string>;
    expect(address).toBe(`https://school.test/login#${code}`);
    expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
    const days = (Date.parse(String(expires_at)) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    const owner = await campus.call('POST /password/link/owner', { as: null, body: { code: code?.toLowerCase() } });
    expect([owner.status, owner.body]).toEqual([200, { name: person.name, login: person.email }]);
    expect(await logIn(person.email, GOOD)).toBe(401);
    const set = await use(String(code));
    expect([set.status, set.body.data], set.text).toEqual([200, { name: person.name, login: person.email }]);
    expect(await logIn(person.email, GOOD)).toBe(200);
    expect((await use(String(code), NEWER)).status).toBe(404);
  });

  it('is kept as a hash, told in no history, and written down who made it and used it', async () => {
    const person = await account();
    const code = await codeFor(person.id);
    const rows = await campus.database.query('select * from password_links where user_id = $1', [person.id]);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    await use(code);
    const events = await campus.database.query<{ action: string; user_name: string }>(
      "select action, user_name from audit_entries where resource = 'login' and record_id = $1 order by id",
      [person.id],
    );
    expect(events).toEqual([
      { action: 'passwordLinkMade', user_name: 'Shaheda Begum' },
      { action: 'passwordByLink', user_name: person.name },
    ]);
  });

  it('of two who use it at once lets one through', async () => {
    const code = await codeFor((await account()).id);
    const answers = await Promise.all([use(code, GOOD), use(code, NEWER)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is void once another was made, a password was set, the user was switched off, has another address or may do other things, or it is too old', async () => {
    const change = (id: unknown, body: Json) => campus.call(`PUT /users/${id}`, { body });
    const ends: ((id: unknown) => Promise<unknown>)[] = [
      linkFor,
      (id) => change(id, { password: NEWER }),
      (id) => campus.call(`PUT /users/${id}/status`, { body: { is_active: 0 } }),
      (id) => change(id, { email: `other${++count}@people.test` }),
      (id) => change(id, { role_id: ROLES.accountant }),
      (id) => change(id, { permissions: [{ subject: 'Expense', action: 'approve', is_denied: 0 }] }),
      (id) =>
        campus.database.query("update password_links set expires_at = now() - interval '1 second' where user_id = $1", [
          id,
        ]),
    ];
    for (const [index, end] of ends.entries()) {
      const { id } = await account();
      const code = await codeFor(id);
      await end(id);
      expect((await use(code)).status, `way ${index}`).toBe(404);
    }
  });

  it('is void once the role of whom it is for may do more, and once whoever made it may make none any more', async () => {
    await forgetFailures();
    const role = await create(campus, registry.get('role'));
    const { id } = await account({ role_id: role.id });
    const code = await codeFor(id);
    const permissions = [{ action: 'approve', subject: 'Expense' }];
    const raised = await campus.call(`PUT /roles/${role.id}`, { body: { permissions } });
    expect(raised.status, raised.text).toBe(200);
    expect((await use(code)).status).toBe(404);

    const maker = await account({ role_id: ROLES.admin, password: GOOD });
    const login = await campus.call('POST /login', { as: null, body: { email: maker.email, password: GOOD } });
    const target = await account();
    const made = await campus.call(`POST /users/${target.id}/password-link`, {
      as: null,
      headers: { authorization: `Bearer ${String(login.body.accessToken)}` },
      body: { send: 'show' },
    });
    expect(made.status, made.text).toBe(200);
    await campus.call(`PUT /users/${maker.id}/status`, { body: { is_active: 0 } });
    expect((await use((made.body.data as { code: string }).code)).status).toBe(404);
  });

  it('is void once whoever made it was deleted, or whom it is for may do more by any way', async () => {
    await forgetFailures();
    const maker = await account({ role_id: ROLES.admin, password: GOOD });
    const { accessToken } = (
      await campus.call('POST /login', { as: null, body: { email: maker.email, password: GOOD } })
    ).body;
    const codes: string[] = [];
    const people = [await account(), await account()];
    for (const { id } of people) {
      const made = await campus.call(`POST /users/${id}/password-link`, {
        as: null,
        headers: { authorization: `Bearer ${String(accessToken)}` },
        body: { send: 'show' },
      });
      expect(made.status, made.text).toBe(200);
      codes.push((made.body.data as { code: string }).code);
    }
    // As a rule that nobody has thought of would do it.
    await campus.database.query(
      "insert into users_permissions (parent_id, position, action, subject, is_denied) values ($1, 1, 'approve', 'Expense', 0)",
      [people[0]?.id],
    );
    expect((await use(String(codes[0]))).status).toBe(404);
    await campus.call(`DELETE /users/${maker.id}`);
    expect((await use(String(codes[1]))).status).toBe(404);
  });

  it('is not sent, and stops nothing, once who asked for it may no longer change whom it is for', async () => {
    await forgetFailures();
    const asker = await account({ role_id: ROLES.admin, password: GOOD });
    const { accessToken } = (
      await campus.call('POST /login', { as: null, body: { email: asker.email, password: GOOD } })
    ).body;
    const target = await account();
    mail.failOnce();
    const asked = await campus.call(`POST /users/${target.id}/password-link`, {
      as: null,
      headers: { authorization: `Bearer ${String(accessToken)}` },
      body: { send: 'mail' },
    });
    expect(asked.status, asked.text).toBeLessThan(300);
    await campus.call(`PUT /users/${target.id}`, { body: { role_id: ROLES.superAdmin } });
    const sent = mail.mails.length;
    const states = async () =>
      campus.database.query<{ state: string }>(
        "select state from jobs where kind = 'passwordMail' and user_id = $1 order by id",
        [asker.id],
      );
    await vi.waitFor(async () => expect((await states()).map(({ state }) => state)).toEqual(['failed']), {
      timeout: 30_000,
      interval: 200,
    });
    expect(mail.mails).toHaveLength(sent);
    expect((await campus.call('GET /health', { as: null })).status).toBe(200);
  });

  it('stays where the password is refused', async () => {
    const code = await codeFor((await account()).id);
    for (const weak of [
      '',
      'short',
      '          ',
      'Password1!',
      'P@ssw0rd123',
      'Qwerty123!',
      'Rokeya#2024',
      'Sultana!99x',
    ]) {
      const refused = await use(code, weak);
      expect([refused.status, Object.keys(refused.body.errors as object)], weak).toEqual([422, ['password']]);
    }
    expect((await use(code)).status).toBe(200);
  });

  it('ends all logins of its user', async () => {
    const person = await account({ password: NEWER });
    const login = await campus.call('POST /login', { as: null, body: { email: person.email, password: NEWER } });
    const { refreshToken } = login.body;
    await use(await codeFor(person.id));
    const refreshed = await campus.call('POST /jwt/refresh-token', { as: null, body: { refreshToken } });
    expect(refreshed.status).toBe(401);
    expect(await logIn(person.email, NEWER)).toBe(401);
  });

  it('is made only by who may manage the user', async () => {
    const { id } = await account({ role_id: ROLES.superAdmin });
    expect((await linkFor(id, 'admin')).status).toBe(403);
    const { id: office } = await account();
    expect((await campus.call(`POST /users/${office}/password-link`, { as: 'office', body: {} })).status).toBe(403);
    const slips = await campus.call('POST /password-slips', {
      as: 'admin',
      body: { resource: 'user', ids: [office, id] },
    });
    expect(slips.status).toBe(403);
  });

  it.each([[{ toString: 1 }], [[{ valueOf: 1 }]], [[['1']]], [null], ['x'], [['']]])(
    'is printed for no ids such as %j',
    async (ids) => {
      const refused = await campus.call('POST /password-slips', { as: 'admin', body: { resource: 'user', ids } });
      expect(refused.status, refused.text).toBe(422);
      expect(refused.body.errors).toHaveProperty('ids');
    },
  );

  it('cannot be guessed: after twenty wrong codes an address waits', async () => {
    await forgetFailures();
    const statuses: number[] = [];
    for (let each = 0; each < 22; each++) statuses.push((await use('3333-4444-6666-7777')).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(statuses.slice(20)).toEqual([429, 429]);
    await forgetFailures();
  });

  it('is printed for many at once, and what is printed works', async () => {
    const people = await Promise.all([1, 2, 3].map(() => account()));
    const printed = await campus.call('POST /password-slips', {
      body: { resource: 'user', ids: people.map(({ id }) => id), language: 'ar' },
    });
    expect([printed.status, printed.headers['content-type']], printed.text.slice(0, 300)).toEqual([
      200,
      'application/pdf',
    ]);
    expect(printed.bytes.subarray(0, 4).toString()).toBe('%PDF');
    const rows = await campus.database.query('select user_id from password_links where user_id = any($1)', [
      people.map(({ id }) => id),
    ]);
    expect(rows).toHaveLength(3);
    const entries = await campus.database.query<{ serial: string }>(
      `select details ->> 'serial' as serial from audit_entries
       where action = 'passwordLinkMade' and record_id = any($1) order by id`,
      [people.map(({ id }) => id)],
    );
    const serials = entries.map(({ serial }) => serial);
    const [first] = serials;
    expect(first).toMatch(/^SL-\d{4}-\d{6}$/);
    const numbers = serials.map((serial) => Number(serial.slice(-6)));
    expect(numbers).toEqual([0, 1, 2].map((index) => Number(first?.slice(-6)) + index));
  });

  it('is printed for students by their records, for those with a login alone', async () => {
    const student = registry.get('student');
    const login = { login_id: `SLIP-${++count}` };
    const [one, other] = [
      await create(campus, student, { user_id: login }),
      await create(campus, student, { user_id: null }),
    ];
    const printed = await campus.call('POST /password-slips', {
      body: { resource: 'student', ids: [one.id, other.id] },
    });
    expect(printed.status, printed.text.slice(0, 300)).toBe(200);
    expect(await campus.database.query('select 1 from password_links where user_id = $1', [one.user_id])).toHaveLength(
      1,
    );
    const nobody = await campus.call('POST /password-slips', { body: { resource: 'student', ids: [other.id] } });
    expect(nobody.status).toBe(409);
  });

  it.each([
    { resource: 'user', ids: [] },
    { resource: 'nothing', ids: [1] },
    { resource: 'user', ids: ['x'] },
    { resource: 'user' },
  ])('is not printed for %j', async (body) =>
    expect((await campus.call('POST /password-slips', { body })).status).toBe(422),
  );

  it('is sent by email, again where the mail server refuses it at first, with the name escaped', async () => {
    const person = await account({ name: 'Rokeya <b>Sultana</b>' });
    mail.failOnce();
    const before = mail.mails.length;
    const sent = await campus.call(`POST /users/${person.id}/password-link`, { body: { send: 'mail' } });
    expect([sent.status, (sent.body.data as Json).sent_to], sent.text).toEqual([200, person.email]);
    await vi.waitFor(() => expect(mail.mails.length).toBe(before + 1), { timeout: 20_000, interval: 200 });
    const text = decoded(String(mail.mails.at(-1)));
    expect(text).toContain(String(person.email));
    expect(text).toContain('&lt;b&gt;Sultana');
    expect(text).not.toMatch(/<p>[^<]*<b>/);
    const [, code] = /login#([\w-]{19})/.exec(text) ?? [];
    expect((await use(String(code))).status).toBe(200);
  });

  it('is not sent where there is no address', async () => {
    const person = await account({ email: null, login_id: `NOMAIL-${++count}` });
    expect((await campus.call(`POST /users/${person.id}/password-link`, { body: { send: 'mail' } })).status).toBe(409);
  });

  describe('that somebody asks for who forgot a password', () => {
    const ask = (email: string) => campus.call('POST /password/forgotten', { as: null, body: { email } });

    it('is sent to who exists, and everybody gets the same answer', async () => {
      await forgetFailures();
      const person = await account();
      const before = mail.mails.length;
      const [known, unknown] = [await ask(String(person.email)), await ask('nobody@people.test')];
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
      expect(known.status).toBe(202);
      await vi.waitFor(() => expect(mail.mails.length).toBe(before + 1), { timeout: 20_000, interval: 200 });
      const jobs = await campus.database.query(
        "select state from jobs where kind = 'passwordMail' order by id desc limit 2",
      );
      expect(jobs).toHaveLength(2);
      const [, code] = /login#([\w-]{19})/.exec(decoded(String(mail.mails.at(-1)))) ?? [];
      expect((await use(String(code))).status).toBe(200);
    });

    it('leaves the link that the office has handed out as it is', async () => {
      await forgetFailures();
      const person = await account();
      const code = await codeFor(person.id);
      const before = mail.mails.length;
      await ask(String(person.email));
      await vi.waitFor(() => expect(mail.mails.length).toBe(before + 1), { timeout: 20_000, interval: 200 });
      expect((await use(code)).status).toBe(200);
    });

    it('is limited for one name, whether it exists or not, and for one address', async () => {
      await forgetFailures();
      const person = await account();
      for (const name of [String(person.email), 'nobody2@people.test']) {
        const statuses: number[] = [];
        for (let each = 0; each < 4; each++) statuses.push((await ask(name)).status);
        expect(statuses).toEqual([202, 202, 202, 429]);
      }
      const others: number[] = [];
      for (let each = 0; each < 6; each++) others.push((await ask(`nobody${each}@many.test`)).status);
      // Ten from one address: six above, and four of these.
      expect(others).toEqual([202, 202, 202, 202, 429, 429]);
      await forgetFailures();
    });
  });
});

it('without a mail server nothing is sent, and health says so', async () => {
  const campus = await openCampus('embedded');
  const asked = await campus.call('POST /password/forgotten', { as: null, body: { email: 'admin@demo.school' } });
  expect(asked.status).toBe(409);
  expect((await campus.call('POST /users/2/password-link', { body: { send: 'mail' } })).status).toBe(409);
  expect((await campus.call('GET /health', { as: null })).body.mail).toBe(false);
  await campus.close();
});
