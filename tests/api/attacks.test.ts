import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../schemas/access/demoLogins.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';

const CREDENTIALS = { email: 'teacher@demo.school', password: DEMO_PASSWORD };

/** Ways out of a folder that is served. */
const OUTSIDE = [
  '/storage/../token-secret',
  '/storage/..%2ftoken-secret',
  '/storage/%2e%2e/%2e%2e/etc/passwd',
  '/storage/ab/..%5c..%5ctoken-secret',
  '/api/docs/static/..%2f..%2f..%2f..%2fpackage.json',
  '/.git/config',
  '/.env',
];

describe('whoever attacks from outside', () => {
  let campus: Campus;
  let port: number;
  beforeAll(async () => {
    campus = await openCampus('embedded', { PUBLIC_URL: 'https://school.test' });
    await campus.app.listen({ port: 0, host: '127.0.0.1' });
    port = (campus.app.server.address() as AddressInfo).port;
  });
  afterAll(() => campus.close());

  /** The address that a login is remembered with. */
  const addressOfLogin = async (remoteAddress: string, forwarded: string) => {
    const login = await campus.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: CREDENTIALS,
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded, 'x-real-ip': '198.51.100.77' },
    });
    const { accessToken } = login.json<{ accessToken: string }>();
    const account = await campus.app.inject({
      url: '/api/me/account',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    return account.json<{ logins: Json[] }>().logins.find(({ is_this }) => is_this)?.address;
  };

  /** What is answered to bytes as they are. */
  const send = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      socket.on('close', () => resolve(text)).on('error', reject);
    });

  it('is known by the address that the proxy on the same computer tells, and by no other', async () => {
    expect(await addressOfLogin('127.0.0.1', '198.51.100.4')).toBe('198.51.100.4');
    expect(await addressOfLogin('203.0.113.9', '198.51.100.4')).toBe('203.0.113.9');
    expect(await addressOfLogin('127.0.0.1', '1.2.3.4, 198.51.100.5')).toBe('198.51.100.5');
  });

  it('names no host in a link that somebody else is given', async () => {
    const { list } = await campus.call('GET /users', { query: { filter: { email: CREDENTIALS.email } } });
    const answer = await campus.call(`POST /users/${list[0]?.id}/password-link`, {
      body: { send: 'show' },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect((answer.body.data as Json).address).toMatch(/^https:\/\/school\.test\//);
  });

  it('smuggles no request behind another', async () => {
    const both =
      'POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET';
    expect(await send(both)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(OUTSIDE)('finds nothing at %s', async (path) => {
    const answer = await send(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('has no method answered that no call has, and overrides none', async () => {
    expect(await send('TRACE /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 404 /,
    );
    const answer = await campus.call('POST /banks/1', { headers: { 'x-http-method-override': 'DELETE' } });
    expect(answer.status).toBe(404);
    expect((await campus.call('GET /banks/1')).status).toBe(200);
  });

  it('gets no leave for another site to read answers', async () => {
    const origin = 'https://evil.example';
    const asked = { origin, 'access-control-request-method': 'GET' };
    const answers = [
      await campus.call('GET /health', { headers: { origin } }),
      await campus.app.inject({ method: 'OPTIONS', url: '/api/me', headers: asked }),
    ];
    for (const { headers } of answers)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('meets a browser that runs the own scripts alone, and stays on https for a year', async () => {
    const { headers } = await campus.call('GET /health');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});
