import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../../../../../schemas/index.ts';
import { create } from '../../../../../tests/support/build.ts';
import { type Campus, ENGINES, type Json, openCampus } from '../../../../../tests/support/campus.ts';

const PASSWORD = 'Kettle!drum480';
const HALF_MINUTE = 30_000;

interface Answer {
  readonly status: number;
  readonly body: Json & { data?: Json; errors?: Json; second_factor?: { challenge: string; expires_in: number } };
}

interface Person {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

describe.each(ENGINES)('the second factor on %s', (engine) => {
  let campus: Campus;
  let now: number;

  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  beforeEach(async () => {
    await campus.database.query('delete from login_failures');
    now = Date.now();
  });
  // What passes in one test is no time for the others: the login of the super admin lasts a quarter of an hour.
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => campus.close());

  /** Lets so many half minutes pass for the apps and the server. */
  function passHalfMinutes(count: number) {
    now += count * HALF_MINUTE;
    vi.useFakeTimers({ toFake: ['Date'], now });
  }

  async function send(call: `${string} /${string}`, { token, body }: { token?: string; body?: object } = {}) {
    const [method, path] = call.split(' ') as ['GET' | 'PUT' | 'POST', string];
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await campus.app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.json() } as Answer;
  }

  const logIn = (email: string, password = PASSWORD) => send('POST /login', { body: { email, password } });
  const answerCode = (challenge: string | undefined, code: string) =>
    send('POST /login/code', { body: { challenge, code } });

  async function challengeFor(email: string): Promise<string> {
    const { status, body } = await logIn(email);
    expect([status, Object.keys(body)]).toEqual([200, ['second_factor']]);
    expect(body.second_factor).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/), expires_in: 300 });
    return String(body.second_factor?.challenge);
  }

  async function somebody(role: Json = {}): Promise<Person> {
    const { id: role_id } = await create(campus, registry.get('role'), role);
    const { id, email } = await create(campus, registry.get('user'), { role_id, password: PASSWORD });
    const { body } = await logIn(String(email));
    return { id: Number(id), email: String(email), token: String(body.accessToken) };
  }

  const codeOf = (address: unknown) => {
    const { secret } = new TOTP({ secret: new URL(String(address)).searchParams.get('secret') ?? '' });
    return new TOTP({ secret }).generate({ timestamp: now });
  };

  async function withApp(person: Person, written: (code: string) => string = (code) => code) {
    const begun = await send('POST /me/second-factor', { token: person.token, body: { current_password: PASSWORD } });
    expect(begun.status).toBe(200);
    const { address, qr } = begun.body.data as { address: string; qr: { size: number; path: string } };
    expect(address).toMatch(/^otpauth:\/\/totp\//);
    expect(qr.path.length).toBeGreaterThan(qr.size);
    const confirmed = await send('PUT /me/second-factor', {
      token: person.token,
      body: { code: written(codeOf(address)) },
    });
    expect(confirmed.status).toBe(200);
    const codes = confirmed.body.data?.recovery_codes as string[];
    expect(codes).toHaveLength(10);
    passHalfMinutes(1);
    return { address, codes };
  }

  const lastEvents = async (id: number) => {
    const rows = await campus.database.query<{ action: string }>(
      "select action from audit_entries where resource = 'login' and record_id = $1 order by id desc limit 3",
      [id],
    );
    return rows.map(({ action }) => action);
  };

  it('is asked for after the right password, and gives nothing before the right code', async () => {
    const person = await somebody();
    const { address } = await withApp(person);
    const challenge = await challengeFor(person.email);
    expect((await answerCode(challenge, '000000')).body.errors).toHaveProperty('code');
    const code = codeOf(address);
    const { status, body } = await answerCode(challenge, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect([status, Object.keys(body).sort()]).toEqual([200, ['accessToken', 'refreshToken', 'userData']]);
    expect(body.userData).toMatchObject({ id: person.id });
    expect(await lastEvents(person.id)).toEqual(['login', 'secondFactorFailed', 'secondFactorOn']);
    expect((await answerCode(challenge, codeOf(address))).status).toBe(401);
    expect((await logIn(person.email, 'Wrong@1234')).body).toEqual({ message: 'The login or the password is wrong.' });
  });

  it('takes each code once, also when it comes twice at the same moment', async () => {
    const person = await somebody();
    const { address } = await withApp(person);
    const code = codeOf(address);
    const challenges = [await challengeFor(person.email), await challengeFor(person.email)];
    const answers = await Promise.all(challenges.map((challenge) => answerCode(challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await answerCode(await challengeFor(person.email), code)).status).toBe(422);
    passHalfMinutes(1);
    expect((await answerCode(await challengeFor(person.email), codeOf(address))).status).toBe(200);
  });

  it('forgives a clock that is half a minute slow or fast, and no more', async () => {
    const person = await somebody();
    const { address } = await withApp(person);
    passHalfMinutes(10);
    const at = (steps: number) =>
      new TOTP({ secret: new URL(address).searchParams.get('secret') ?? '' }).generate({
        timestamp: now + steps * HALF_MINUTE,
      });
    for (const [steps, status] of [
      [-2, 422],
      [2, 422],
      [-1, 200],
      [1, 200],
      [0, 422],
    ] as const)
      expect([steps, (await answerCode(await challengeFor(person.email), at(steps))).status]).toEqual([steps, status]);
  });

  it('ends a challenge after five wrong codes, after five minutes, and with the password', async () => {
    const person = await somebody();
    const { address } = await withApp(person);
    const tried = await challengeFor(person.email);
    for (let time = 0; time < 5; time += 1) expect((await answerCode(tried, '000000')).status).toBe(422);
    const late = await answerCode(tried, codeOf(address));
    expect(late.body.message).toMatch(/Start again with your password/);
    await campus.database.query('delete from login_failures');
    const old = await challengeFor(person.email);
    await campus.database.query('update login_challenges set expires_at = now()');
    expect((await answerCode(old, codeOf(address))).status).toBe(401);
    const before = await challengeFor(person.email);
    expect((await campus.call(`PUT /users/${person.id}`, { body: { password: 'Other@1234' } })).status).toBe(200);
    expect((await answerCode(before, codeOf(address))).status).toBe(401);
  });

  it('slows who knows the password and guesses codes, and ends it for a day after thirty', async () => {
    const person = await somebody();
    await withApp(person);
    let wrong = 0;
    const wait = async () => {
      const challenge = await challengeFor(person.email);
      const answer = await answerCode(challenge, '000000');
      if (answer.status === 422) wrong += 1;
      return answer.status;
    };
    for (let time = 0; time < 6; time += 1) expect(await wait()).toBe(422);
    expect(await wait()).toBe(429);
    while (wrong < 30) {
      await campus.database.query("update login_failures set at = at - interval '61 seconds'");
      expect(await wait()).toBe(422);
    }
    await campus.database.query("update login_failures set at = at - interval '1 hour'");
    expect(await wait()).toBe(429);
  });

  it('can be replaced by a recovery code, each once, of which only hashes are kept', async () => {
    const person = await somebody();
    const { codes } = await withApp(person);
    const [first = '', second = ''] = codes;
    expect((await answerCode(await challengeFor(person.email), first.toLowerCase())).status).toBe(200);
    expect((await answerCode(await challengeFor(person.email), first)).status).toBe(422);
    const { status, body } = await answerCode(await challengeFor(person.email), second.replaceAll('-', ' '));
    expect(status).toBe(200);
    const state = await send('GET /me/account', { token: String(body.accessToken) });
    expect(state.body.second_factor).toMatchObject({ is_on: true, recovery_codes_left: 8 });
    const kept = JSON.stringify(await campus.database.query('select * from recovery_codes'));
    for (const code of codes) expect(kept).not.toContain(code);
  });

  it('takes digits as every keyboard has them, wherever a code is given', async () => {
    const inDigitsFrom = (zero: string) => (code: string) =>
      code.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
    const [arabic, persian, bengali] = [inDigitsFrom('٠'), inDigitsFrom('۰'), inDigitsFrom('০')];
    const person = await somebody();
    const { address, codes } = await withApp(person, persian);
    expect((await answerCode(await challengeFor(person.email), arabic(codeOf(address)))).status).toBe(200);
    const withDigit = codes.find((code) => /\d/.test(code)) ?? '';
    expect((await answerCode(await challengeFor(person.email), bengali(withDigit))).status).toBe(200);
    passHalfMinutes(1);
    const proof = { current_password: PASSWORD, code: bengali(codeOf(address)) };
    expect((await send('POST /me/second-factor/remove', { token: person.token, body: proof })).status).toBe(200);
    expect(await lastEvents(person.id)).not.toContain('secondFactorFailed');
  });

  it('is kept encrypted, and for its user alone', async () => {
    const [person, other] = [await somebody(), await somebody()];
    const { address } = await withApp(person);
    await withApp(other);
    const kept = JSON.stringify(await campus.database.query('select * from second_factors'));
    expect(kept).not.toContain(new URL(address).searchParams.get('secret'));
    await campus.database.query(
      'update second_factors set secret = (select secret from second_factors where user_id = $1) where user_id = $2',
      [person.id, other.id],
    );
    expect((await answerCode(await challengeFor(other.email), codeOf(address))).status).toBe(422);
  });

  it('is begun and taken away by the password, and a code where there is one', async () => {
    const person = await somebody();
    const other = String((await logIn(person.email)).body.accessToken);
    const begin = (body: object) => send('POST /me/second-factor', { token: person.token, body });
    expect((await begin({})).body.errors).toEqual({ current_password: ['This field is required.'] });
    expect((await begin({ current_password: 'x' })).body.errors).toEqual({
      current_password: ['This is not your current password.'],
    });
    const { address, codes } = await withApp(person);
    expect((await send('GET /me', { token: other })).status).toBe(401);
    expect((await begin({ current_password: PASSWORD })).body.errors).toEqual({ code: ['This field is required.'] });
    const remove = (body: object) => send('POST /me/second-factor/remove', { token: person.token, body });
    expect((await remove({ current_password: PASSWORD })).body.errors).toEqual({ code: ['This field is required.'] });
    expect((await remove({ current_password: PASSWORD, code: '000000' })).body.errors).toHaveProperty('code');
    const renewed = await send('POST /me/second-factor/recovery-codes', {
      token: person.token,
      body: { current_password: PASSWORD, code: codes[0] },
    });
    expect(renewed.body.data).toEqual({ recovery_codes: expect.not.arrayContaining(codes) });
    expect((await remove({ current_password: PASSWORD, code: codes[1] })).status).toBe(422);
    expect((await remove({ current_password: PASSWORD, code: codeOf(address) })).status).toBe(200);
    expect((await logIn(person.email)).body).toHaveProperty('accessToken');
    expect(await lastEvents(person.id)).toEqual(['login', 'secondFactorOff', 'secondFactorFailed']);
  });

  describe('another phone', () => {
    const begin = (person: Person, code?: string) =>
      send('POST /me/second-factor', { token: person.token, body: { current_password: PASSWORD, code } });
    const confirm = (person: Person, code: string) =>
      send('PUT /me/second-factor', { token: person.token, body: { code } });

    it('takes over by its first code, also where the role asks for it; until then the old one holds', async () => {
      const permissions = [{ action: 'read', subject: 'Dashboard' }];
      const person = await somebody({ requires_second_factor: 1, permissions });
      const old = await withApp(person);
      const elsewhere = await answerCode(await challengeFor(person.email), codeOf(old.address));
      const other = String(elsewhere.body.accessToken);
      expect((await begin(person, '000000')).body.errors).toHaveProperty('code');
      const begun = await begin(person, old.codes[0]);
      expect(begun.status).toBe(200);
      const next = begun.body.data?.address;
      passHalfMinutes(1);
      expect((await confirm(person, codeOf(old.address))).body.errors).toHaveProperty('code');
      expect((await answerCode(await challengeFor(person.email), codeOf(next))).status).toBe(422);
      expect((await answerCode(await challengeFor(person.email), codeOf(old.address))).status).toBe(200);
      expect((await send('GET /me', { token: other })).status).toBe(200);

      const confirmed = await confirm(person, codeOf(next));
      expect([confirmed.status, confirmed.body.message]).toEqual([200, expect.stringMatching(/new phone/)]);
      expect(confirmed.body.data?.recovery_codes).toHaveLength(10);
      expect((await lastEvents(person.id))[0]).toBe('secondFactorMoved');
      expect((await send('GET /me', { token: other })).status).toBe(401);
      expect((await send('GET /me', { token: person.token })).status).toBe(200);
      passHalfMinutes(1);
      const login = await challengeFor(person.email);
      for (const code of [codeOf(old.address), String(old.codes[1])])
        expect((await answerCode(login, code)).status).toBe(422);
      expect((await answerCode(login, codeOf(next))).status).toBe(200);
      expect((await confirm(person, codeOf(next))).status).toBe(409);
    });

    it('that is not confirmed within a quarter of an hour changes nothing', async () => {
      const person = await somebody();
      const { address, codes } = await withApp(person);
      const next = (await begin(person, codeOf(address))).body.data?.address;
      const { query } = campus.database;
      await query("update second_factors set next_begun_at = next_begun_at - interval '15 minutes'");
      const late = await confirm(person, codeOf(next));
      expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/too long/)]);
      passHalfMinutes(1);
      expect((await answerCode(await challengeFor(person.email), codeOf(address))).status).toBe(200);
      expect((await answerCode(await challengeFor(person.email), String(codes[0]))).status).toBe(200);
      const again = (await begin(person, String(codes[1]))).body.data?.address;
      expect(again).not.toBe(next);
      expect((await confirm(person, codeOf(again))).status).toBe(200);
    });
  });

  it('is asked for where the password or the address is changed', async () => {
    const person = await somebody();
    const { address } = await withApp(person);
    const { token } = person;
    const password = { current_password: PASSWORD, password: 'Newer@5678', password_confirmation: 'Newer@5678' };
    expect((await send('POST /me/password', { token, body: password })).body.errors).toHaveProperty('code');
    const email = { email: `new${person.id}@demo.school`, current_password: PASSWORD };
    expect((await send('PUT /me', { token, body: email })).body.errors).toHaveProperty('code');
    expect((await send('PUT /me', { token, body: { ...email, code: codeOf(address) } })).status).toBe(200);
    expect((await send('POST /me/password', { token, body: { ...password, code: codeOf(address) } })).status).toBe(422);
    passHalfMinutes(1);
    expect((await send('POST /me/password', { token, body: { ...password, code: codeOf(address) } })).status).toBe(200);
  });

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
        expect(body.message).toMatch(/^(Set up two-step sign-in|You are not allowed)/);
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
      const { query } = campus.database;
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
      const waiting = await campus.call('GET /second-factor-resets');
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

    it('can be withdrawn, and is for nobody who has no second factor or whom the caller may not decide about', async () => {
      const [first, person] = [await manager(), await somebody()];
      expect((await request(first, person.id)).status).toBe(409);
      expect((await request(first, 9_999_999)).status).toBe(404);
      await withApp(person);
      const id = (await request(first, person.id)).body.data?.id;
      const withdrawn = await send(`PUT /second-factor-resets/${id}/withdraw`, { token: first.token });
      expect(withdrawn.status).toBe(200);
      const answer = await campus.call('GET /second-factor-resets');
      expect(answer.status, answer.text).toBe(200);
      const { waiting, users } = answer.body;
      expect([waiting, users]).toEqual([[], expect.arrayContaining([expect.objectContaining({ id: person.id })])]);
      await campus.database.query(
        "insert into second_factors (user_id, secret, confirmed_at) values (1, 'x', now()) on conflict do nothing",
      );
      expect((await request(first, 1)).status).toBe(403);
      await campus.database.query('delete from second_factors where user_id = 1');
      expect((await request(person, first.id)).status).toBe(403);
    });
  });
});
