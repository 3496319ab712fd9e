import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Campus, ENGINES, type Json, openCampus } from '../../../../tests/support/campus.ts';
import { countedLogin, limited } from './loginLimit.ts';
import { DEMO_PASSWORD } from '../../../../schemas/access/demoLogins.ts';

const SCHOOL = '10.0.0.1';
const STRANGER = '192.0.2.7';
const NEW_PASSWORD = 'Newer@5678';

describe.each(ENGINES)('guessing passwords on %s', (engine) => {
  let campus: Campus;

  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  beforeEach(async () => {
    await campus.database.query('delete from login_failures');
    await campus.database.query('delete from login_families');
  });
  afterAll(() => campus.close());

  async function attempt(
    email: string,
    { password = 'x', from = STRANGER, cookie }: { password?: string; from?: string; cookie?: string } = {},
  ) {
    const answer = await campus.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password },
      remoteAddress: from,
      headers: cookie ? { cookie } : {},
    });
    const { statusCode: status, headers } = answer;
    const marks = headers['set-cookie'];
    return { status, wait: Number(headers['retry-after'] ?? 0), body: answer.json<Json>(), mark: String(marks ?? '') };
  }

  const right = { password: DEMO_PASSWORD };
  const statusOf = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).status;
  const passTime = (seconds: number) =>
    campus.database.query('update login_failures set at = at - make_interval(secs => $1)', [seconds]);

  /** The mark of a browser in which somebody has logged in. */
  async function browserOf(email: string): Promise<string> {
    const { status, mark } = await attempt(email, { ...right, from: SCHOOL });
    expect(status).toBe(200);
    expect(mark).toMatch(/^knownBrowser=.*; Path=\/api\/login; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    return mark.split(';')[0] ?? '';
  }

  it('from one address over many names is slowed, then refused before any password is looked at', async () => {
    const statuses: number[] = [];
    for (let name = 0; name < 51; name += 1) statuses.push(await statusOf(`nobody${name}@demo.school`));
    expect(new Set(statuses)).toEqual(new Set([401]));
    const slowed = await attempt('office@demo.school', right);
    expect([slowed.status, slowed.wait]).toEqual([429, 1]);
    for (let failure = 51; failure < 60; failure += 1) {
      await passTime(60);
      expect(await statusOf(`nobody${failure}@demo.school`)).toBe(401);
    }
    await passTime(61);
    const refused = await attempt('office@demo.school', right);
    expect(refused.status).toBe(429);
    expect(refused.wait).toBeGreaterThan(60);
    expect(await statusOf('office@demo.school', { ...right, from: SCHOOL })).toBe(200);
    await passTime(900);
    expect(await statusOf('office@demo.school', right)).toBe(200);
  });

  it('from one address counts on where somebody signs in meanwhile: who guesses has a login, too', async () => {
    for (let name = 0; name < 30; name += 1) await attempt(`nobody${name}@demo.school`);
    expect(await statusOf('office@demo.school', right)).toBe(200);
    for (let name = 30; name < 51; name += 1) await attempt(`nobody${name}@demo.school`);
    expect(await statusOf('accountant@demo.school', right)).toBe(429);
  });

  it('counts as a stranger’s in a browser that somebody else is known in', async () => {
    const cookie = await browserOf('office@demo.school');
    for (let failure = 0; failure < 10; failure += 1)
      expect(await statusOf('teacher@demo.school', { cookie })).toBe(401);
    expect(await statusOf('teacher@demo.school', right)).toBe(429);
  });

  it('from one network of the new kind counts as from one address', async () => {
    for (let name = 0; name < 51; name += 1)
      await attempt(`nobody${name}@demo.school`, { from: `2001:db8:1:2::${name.toString(16)}` });
    expect(await statusOf('office@demo.school', { ...right, from: '2001:db8:1:2:ffff::1' })).toBe(429);
    expect(await statusOf('office@demo.school', { ...right, from: '2001:db8:1:3::1' })).toBe(200);
  });

  it('of one name from many addresses is slowed to a minute at most where it failed before, and never ended', async () => {
    for (let failure = 0; failure < 21; failure += 1)
      expect(await statusOf('teacher@demo.school', { from: `10.1.0.${failure}` })).toBe(401);
    const slowed = await attempt('teacher@demo.school', { ...right, from: '10.1.0.1' });
    expect([slowed.status, slowed.wait]).toEqual([429, 1]);
    for (let failure = 0; failure < 12; failure += 1) {
      await passTime(61);
      expect(await statusOf('teacher@demo.school', { from: `10.1.0.${failure % 3}` })).toBe(401);
    }
    const longest = await attempt('teacher@demo.school', { ...right, from: '10.1.0.2' });
    expect([longest.status, longest.wait <= 60]).toEqual([429, true]);
    expect(await statusOf('teacher@demo.school', { ...right, from: '10.2.0.1' })).toBe(200);
  });

  it('of one name from two hundred addresses slows it at every new one, too', async () => {
    const fail = async (from: string) => expect(await statusOf('teacher@demo.school', { from })).toBe(401);
    await fail('10.1.0.1');
    const [here] = countedLogin('teacher@demo.school', { address: '10.1.0.1', isUsual: false }).slice(-1);
    await campus.database.query('insert into login_failures (key) select $1 from generate_series(1, 198)', [here?.key]);
    await fail('10.1.0.2');
    await fail('10.1.0.3');
    const slowed = await attempt('teacher@demo.school', { ...right, from: '10.2.0.1' });
    expect([slowed.status, slowed.wait]).toEqual([429, 1]);
    await passTime(61);
    expect(await statusOf('teacher@demo.school', { ...right, from: '10.2.0.1' })).toBe(200);
  });

  it('of one name from the hundreds of networks of one line is slowed in all of them', async () => {
    const from = (network: number) => `2001:db8:1:${(0x4200 + network).toString(16)}::1`;
    for (let network = 0; network < 21; network += 1)
      expect(await statusOf('teacher@demo.school', { from: from(network) })).toBe(401);
    expect((await attempt('teacher@demo.school', { ...right, from: from(99) })).status).toBe(429);
    expect(await statusOf('teacher@demo.school', { ...right, from: '10.2.0.1' })).toBe(200);
  });

  it('is forgotten there once a link has set another password', async () => {
    for (let failure = 0; failure < 10; failure += 1) await attempt('accountant@demo.school');
    expect(await statusOf('accountant@demo.school', right)).toBe(429);
    const { list } = await campus.call('GET /users', { query: { filter: { email: 'accountant@demo.school' } } });
    const made = await campus.call(`POST /users/${list[0]?.id}/password-link`);
    const { code } = made.body.data as { code: string };
    const set = await campus.app.inject({
      method: 'POST',
      url: '/api/password/link',
      payload: { code, password: 'Kettle!drum480' },
      remoteAddress: STRANGER,
    });
    expect(set.statusCode, set.body).toBe(200);
    expect(await statusOf('accountant@demo.school', { password: 'Kettle!drum480' })).toBe(200);
    await campus.database.query(`update users set password_hash = o.password_hash from users o
      where users.email = 'accountant@demo.school' and o.email = 'office@demo.school'`);
  });

  it('keeps nobody out of the browser, or the address, at which they were before', async () => {
    const cookie = await browserOf('teacher@demo.school');
    for (let failure = 0; failure < 30; failure += 1)
      await attempt('teacher@demo.school', { from: `10.1.0.${failure}` });
    expect(await statusOf('teacher@demo.school', { ...right, from: '10.1.0.1' })).toBe(429);
    expect(await statusOf('teacher@demo.school', { ...right, from: SCHOOL })).toBe(200);
    for (let failure = 0; failure < 10; failure += 1) await attempt('teacher@demo.school', { from: SCHOOL });
    for (let name = 0; name < 60; name += 1) await attempt(`nobody${name}@demo.school`, { from: SCHOOL });
    expect(await statusOf('teacher@demo.school', { ...right, from: SCHOOL })).toBe(429);
    expect(await statusOf('teacher@demo.school', { ...right, from: SCHOOL, cookie })).toBe(200);
  });

  it('in a known browser ends there after ten, and others who share it are known as well', async () => {
    const first = await browserOf('teacher@demo.school');
    const { mark } = await attempt('student@demo.school', { ...right, cookie: first });
    const cookie = mark.split(';')[0] ?? '';
    for (let failure = 0; failure < 10; failure += 1)
      expect(await statusOf('teacher@demo.school', { cookie })).toBe(401);
    expect(await statusOf('teacher@demo.school', { ...right, cookie })).toBe(429);
    expect(await statusOf('student@demo.school', { ...right, cookie })).toBe(200);
  });

  it.each([
    ['of somebody else', (cookie: string) => cookie.replace(/=\d+/, '=1')],
    ['changed by a letter', (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))],
    ['that is none', () => 'knownBrowser=1.x.y'],
  ])('is not made easier by a mark %s', async (_, change) => {
    const cookie = change(await browserOf('teacher@demo.school'));
    for (let failure = 0; failure < 10; failure += 1) await attempt('superadmin@demo.school', { cookie });
    expect(await statusOf('superadmin@demo.school', { ...right })).toBe(429);
  });

  it('counts no more of a hundred names at once than it would one after the other', async () => {
    const all = Array.from({ length: 100 }, (_, name) => statusOf(`nobody${name}@demo.school`));
    const statuses = await Promise.all(all);
    // After fifty the next may come after 1, 2, 4 … seconds, which pass where a machine is slow.
    const checked = statuses.filter((status) => status === 401).length;
    expect(checked).toBeGreaterThan(50);
    expect(checked).toBeLessThan(58);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100 - checked);
  });

  it('of somebody else’s login leaves that person’s own change of the password alone', async () => {
    const { body } = await attempt('accountant@demo.school', { ...right, from: SCHOOL });
    for (let failure = 0; failure < 12; failure += 1) await attempt('accountant@demo.school', { from: SCHOOL });
    const { id } = body.userData as { id: number };
    for (let failure = 0; failure < 12; failure += 1) await attempt(`#${id}`, { from: SCHOOL });
    const changed = await campus.app.inject({
      method: 'POST',
      url: '/api/me/password',
      remoteAddress: SCHOOL,
      headers: { authorization: `Bearer ${body.accessToken}` },
      payload: { current_password: DEMO_PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
    });
    expect(changed.statusCode).toBe(200);
  });

  it('of one’s own password on the profile ends after ten, for that login alone', async () => {
    const first = (await attempt('office@demo.school', right)).body;
    const second = (await attempt('office@demo.school', right)).body;
    const change = async ({ accessToken }: Json, current_password: string) => {
      const answer = await campus.app.inject({
        method: 'PUT',
        url: '/api/me',
        headers: { authorization: `Bearer ${accessToken}` },
        payload: { email: 'office2@demo.school', current_password },
      });
      return answer.statusCode;
    };
    for (let failure = 0; failure < 10; failure += 1) expect(await change(first, 'x')).toBe(422);
    expect(await change(first, DEMO_PASSWORD)).toBe(429);
    expect(await change(second, DEMO_PASSWORD)).toBe(200);
    expect(await statusOf('office2@demo.school', right)).toBe(200);
  });

  it('right passwords of one person keep nobody else at the same address waiting', async () => {
    const order: string[] = [];
    const check = (name: string) =>
      limited(campus.database.db, countedLogin(name, { address: STRANGER, isUsual: false }), async () => {
        order.push(name);
        return true;
      });
    const hundred = Array.from({ length: 100 }, () => check('office@demo.school'));
    await Promise.all([...hundred, check('teacher@demo.school')]);
    expect(order).toHaveLength(101);
    expect(order.indexOf('teacher@demo.school')).toBeLessThanOrEqual(2);
  });
});
