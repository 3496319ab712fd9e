import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ACCESS_SECONDS, AccessTokens, bearerOf, type Claims } from './accessTokens.ts';

const SECRET = 'a secret that only this test knows'.padEnd(64, '.');
const claims: Claims = { userId: 7, roleId: 3, familyId: '0b6f1a52-7b1e-4d0e-9a53-0f4f5d1c2b3a' };
let tokens: AccessTokens;

beforeAll(async () => {
  tokens = await AccessTokens.withSecret(SECRET);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an access token', () => {
  it('says who, in which role and by which login', async () => {
    const token = await tokens.issue(claims);
    expect(await tokens.read(token)).toEqual(claims);
    expect(await tokens.read(token)).toEqual(claims);
  });

  it('is over after a quarter of an hour, also when it was read before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await tokens.issue(claims);
    expect(await tokens.read(token)).toEqual(claims);
    vi.setSystemTime(Date.now() + ACCESS_SECONDS * 1_000 + 1_000);
    expect(await tokens.read(token)).toBeUndefined();
    expect(await (await AccessTokens.withSecret(SECRET)).read(token)).toBeUndefined();
    expect(await tokens.readExpired(token)).toEqual(claims);
  });

  it.each([
    [
      'signed with another secret',
      async () => (await AccessTokens.withSecret('another secret of the same length')).issue(claims),
    ],
    [
      'not signed at all',
      async () =>
        new UnsecuredJWT({ role: 1, family: claims.familyId })
          .setIssuer('campus')
          .setSubject('7')
          .setExpirationTime('1h')
          .encode(),
    ],
    [
      'signed by us for something else',
      async () => signed((jwt) => jwt.setIssuer('elsewhere').setExpirationTime('1h')),
    ],
    ['without an end', async () => signed((jwt) => jwt.setIssuer('campus'))],
    ['of another strength', async () => signed((jwt) => jwt.setIssuer('campus').setExpirationTime('1h'), 'HS512')],
    ['changed by a letter', async () => changed(await tokens.issue(claims))],
    ['no token', async () => 'a.b.c'],
    ['empty', async () => ''],
  ])('is refused when it is %s', async (_, make) => {
    const token = await make();
    expect(await tokens.read(token)).toBeUndefined();
    expect(await tokens.readExpired(token)).toBeUndefined();
  });
});

describe('bearerOf', () => {
  it('takes the token out of the header', () => {
    expect(bearerOf('Bearer aa.bb.cc')).toBe('aa.bb.cc');
    expect(bearerOf('bearer aa.bb.cc')).toBe('aa.bb.cc');
  });

  it.each([undefined, '', 'Bearer', 'Basic aa.bb.cc', 'Bearer aa.bb', 'Bearer aa.bb.cc dd'])(
    'finds none in %j',
    (header) => {
      expect(bearerOf(header)).toBeUndefined();
    },
  );
});

function signed(add: (jwt: SignJWT) => SignJWT, alg = 'HS256'): Promise<string> {
  const jwt = new SignJWT({ role: 3, family: claims.familyId }).setProtectedHeader({ alg }).setSubject('7');
  return add(jwt).sign(new TextEncoder().encode(SECRET));
}

function changed(token: string): string {
  const at = token.indexOf('.') + 10;
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
}
