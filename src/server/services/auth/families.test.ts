import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campus, openCampus } from '../../../../tests/support/campus.ts';
import { rotate, startFamily } from './families.ts';

const KEY = Buffer.alloc(32, 7);

describe('the refresh tokens of one login', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const start = async () => (await startFamily(campus.database.db, { userId: 1, address: '10.0.0.1' })).refreshToken;
  const next = async (token: string) => (await rotate(campus.database.db, token, KEY)).refreshToken;
  const anHourPasses = () =>
    campus.database.query("update refresh_tokens set used_at = used_at - interval '1 hour' where used_at is not null");

  it('are one chain: twenty who come with the same one at once get the same next one', async () => {
    const token = await start();
    const answers = new Set(await Promise.all(Array.from({ length: 20 }, () => next(token))));
    expect(answers.size).toBe(1);
    const [following] = answers;
    expect(following).not.toBe(token);
  });

  it('lead to the newest of the chain whoever comes late by the grace', async () => {
    const token = await start();
    const second = await next(token);
    const third = await next(String(second));
    expect(await next(token)).toBe(third);
  });

  it('end the login for both when one is used again later, whoever got it by the grace', async () => {
    const token = await start();
    const mine = await next(token);
    const theirs = await next(token);
    expect(theirs).toBe(mine);
    const newest = await next(String(mine));
    await anHourPasses();
    expect(await rotate(campus.database.db, String(theirs), KEY)).toEqual({ replayedBy: 1 });
    expect(await next(String(newest))).toBeUndefined();
  });
});
