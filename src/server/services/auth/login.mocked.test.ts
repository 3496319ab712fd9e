import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findLoginCandidate } from './findLoginCandidate.ts';
import { login } from './login.ts';
import { hashPassword } from './passwords.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});
vi.mock('./findLoginCandidate.ts', () => ({ findLoginCandidate: vi.fn() }));
vi.mock('./knownBrowsers.ts', () => ({ knownBrowser: () => undefined }));
vi.mock('./auditLogins.ts', () => ({ auditLogin: () => undefined }));
vi.mock('./limitedLogins.ts', () => ({ notingLimits: (_: unknown, _of: unknown, work: () => unknown) => work() }));
vi.mock('./loginLimit.ts', () => ({
  countedLogin: () => [],
  limited: (_: unknown, _counted: unknown, check: () => unknown) => check(),
}));

type Arguments = Parameters<typeof login>;

/** The cost of a hash, as it says itself: kind, memory, passes, lanes. */
const costOf = (hash: unknown) => String(hash).split('$').slice(1, 4);

describe('a login with a wrong password', () => {
  const tried = async (identifier: string) => {
    const context = { database: {} } as unknown as Arguments[0];
    const origin = { address: '127.0.0.1', cookies: {} } as unknown as Arguments[2];
    const step = login(context, { identifier, password: 'Wrong@1234' }, origin);
    await expect(step).rejects.toMatchObject({ status: 401 });
    return vi.mocked(verify).mock.calls.map(([hash]) => costOf(hash));
  };
  beforeEach(() => {
    vi.mocked(verify).mockClear();
  });

  it('takes as much hashing for a name of nobody, and for somebody without a password, as for somebody', async () => {
    const somebody = { id: 7, name: 'Somebody', isUsualAddress: false };
    vi.mocked(findLoginCandidate).mockResolvedValueOnce({
      ...somebody,
      passwordHash: await hashPassword('Right@1234'),
    });
    const ofSomebody = await tried('somebody@demo.school');
    expect(ofSomebody).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1']]);

    vi.mocked(verify).mockClear();
    vi.mocked(findLoginCandidate).mockResolvedValueOnce(undefined);
    expect(await tried('nobody@demo.school')).toEqual(ofSomebody);

    vi.mocked(verify).mockClear();
    vi.mocked(findLoginCandidate).mockResolvedValueOnce({ ...somebody, passwordHash: undefined });
    expect(await tried('invited@demo.school')).toEqual(ofSomebody);
  });
});
