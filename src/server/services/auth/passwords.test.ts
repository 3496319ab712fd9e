import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('are stored as an Argon2id hash that is different every time', async () => {
    const [first, second] = [await hashPassword('Right@1234'), await hashPassword('Right@1234')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('are right only when they are the same', async () => {
    const stored = await hashPassword('Right@1234');
    expect(await verifyPassword(stored, 'Right@1234')).toBe(true);
    expect(await verifyPassword(stored, 'right@1234')).toBe(false);
    expect(await verifyPassword(stored, '')).toBe(false);
  });

  it('are the same however an accent was typed', async () => {
    expect(await verifyPassword(await hashPassword('Caf\u00e9@1234'), 'Cafe\u0301@1234')).toBe(true);
  });

  it('are wrong for nobody, after the same work', async () => {
    expect(await verifyPassword(undefined, 'nobody')).toBe(false);
    const stored = await hashPassword('Right@1234');
    const somebody = await timeOf(() => verifyPassword(stored, 'Wrong@1234'));
    const nobody = await timeOf(() => verifyPassword(undefined, 'Wrong@1234'));
    expect(nobody / somebody).toBeGreaterThan(0.2);
    expect(nobody / somebody).toBeLessThan(5);
  });
});

/** The median, so that a moment in which the machine was busy does not count. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[4] ?? 0;
}
