import { describe, expect, it } from 'vitest';
import { LimitedLogins, MOST_PEOPLE } from './limitedLogins.ts';

const attempt = (address: string, id: number | null) => ({
  origin: { address, requestId: 'r' },
  user: id === null ? null : { id, name: `User ${id}` },
});
const told = (logins: LimitedLogins, now: number) =>
  logins.take(now).map(({ origin, user, times }) => [origin.address, user?.id ?? null, times]);

describe('sign-ins that a limit refused', () => {
  it('are told once their minute is over, by address and person, and names of nobody as one', () => {
    const logins = new LimitedLogins();
    for (let second = 0; second < 20; second++) logins.add(attempt('10.0.0.1', 4), second * 1000);
    logins.add(attempt('10.0.0.1', null), 5_000);
    logins.add(attempt('10.0.0.1', null), 6_000);
    logins.add(attempt('10.0.0.2', 4), 7_000);
    expect(told(logins, 59_999)).toEqual([]);
    expect(told(logins, 70_000)).toEqual([
      ['10.0.0.1', 4, 20],
      ['10.0.0.1', null, 2],
      ['10.0.0.2', 4, 1],
    ]);
  });

  it('of one network, whatever its addresses and names, are a few entries', () => {
    const logins = new LimitedLogins();
    for (let number = 1; number <= 500; number++)
      logins.add(attempt(`2001:db8:1:2::${number.toString(16)}`, number), 0);
    const entries = told(logins, 60_000);
    expect(entries).toHaveLength(MOST_PEOPLE + 1);
    expect(entries.at(-1)?.slice(1)).toEqual([null, 500 - MOST_PEOPLE]);
  });
});
