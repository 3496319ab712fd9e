import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  HALF_MINUTE,
  PASSWORD,
  type Person,
  secondFactorSchool,
} from '../../../../../tests/support/secondFactorSchool.ts';

describe('the second factor', () => {
  const {
    call,
    query,
    now,
    passHalfMinutes,
    send,
    logIn,
    answerCode,
    challengeFor,
    somebody,
    codeOf,
    withApp,
    lastEvents,
  } = secondFactorSchool();

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
    expect((await logIn(person.email, 'Wrong@1234')).body).toEqual({
      message: 'The email, ID or password is not correct.',
    });
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
        timestamp: now() + steps * HALF_MINUTE,
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
    await query('delete from login_failures');
    const old = await challengeFor(person.email);
    await query('update login_challenges set expires_at = now()');
    expect((await answerCode(old, codeOf(address))).status).toBe(401);
    const before = await challengeFor(person.email);
    expect((await call(`PUT /users/${person.id}`, { body: { password: 'Other@1234' } })).status).toBe(200);
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
      await query("update login_failures set at = at - interval '61 seconds'");
      expect(await wait()).toBe(422);
    }
    await query("update login_failures set at = at - interval '1 hour'");
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
    const kept = JSON.stringify(await query('select * from recovery_codes'));
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
    const kept = JSON.stringify(await query('select * from second_factors'));
    expect(kept).not.toContain(new URL(address).searchParams.get('secret'));
    await query(
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
      current_password: ['Your current password is not correct.'],
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

  it('is asked for as before once a link has set another password', async () => {
    const person = await somebody();
    const { address } = await withApp(person);
    const made = await call(`POST /users/${person.id}/password-link`, { body: { send: 'show' } });
    const { code } = made.body.data as { code: string };
    const password = 'Newer@5678';
    expect((await call('POST /password/link', { as: null, body: { code, password } })).status).toBe(200);
    const { body } = await logIn(person.email, password);
    expect(Object.keys(body)).toEqual(['second_factor']);
    expect((await answerCode(body.second_factor?.challenge, codeOf(address))).status).toBe(200);
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
});
