import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../schemas/access/demoLogins.ts';
import { type Campus, openCampus } from '../support/campus.ts';

const PER_MINUTE = 60;

describe('calls of one login', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('postgres', { CALLS_PER_MINUTE: String(PER_MINUTE) });
  });
  afterAll(() => campus.close());

  it('are refused beyond a number in a minute, with when to come again, in their language; others go on', async () => {
    const german = { 'Accept-Language': 'de' };
    const answers = [];
    for (let call = 0; call < PER_MINUTE + 5; call++)
      answers.push(await campus.call('GET /me', { as: 'office', headers: german }));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, PER_MINUTE).every((status) => status === 200)).toBe(true);
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(last?.body.message).toMatch(/^Das waren sehr viele Anfragen in kurzer Zeit\./);
    expect((await campus.call('GET /me', { as: 'teacher' })).status).toBe(200);
    expect((await campus.call('GET /health', { as: null })).status).toBe(200);
  });

  it('make only so many files at once, and as many again when these are done', async () => {
    const save = () => campus.call('GET /expenses/export', { as: 'accountant', query: { format: 'csv' } });
    const atOnce = await Promise.all(Array.from({ length: 9 }, save));
    const refused = atOnce.filter(({ status }) => status === 429);
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.body.message).toBe(
      'Too many files are being prepared at the same time. Wait until one is finished, then try again.',
    );
    const again = await Promise.all(Array.from({ length: 4 }, save));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('count together over all logins of one person', async () => {
    const login = async () => {
      const body = { email: 'parent@demo.school', password: DEMO_PASSWORD };
      return String((await campus.call('POST /login', { as: null, body })).body.accessToken);
    };
    const headers = await Promise.all(
      [login(), login()].map(async (token) => ({ authorization: `Bearer ${await token}` })),
    );
    const statuses: number[] = [];
    for (let call = 0; call <= PER_MINUTE; call += 1)
      statuses.push((await campus.call('GET /me', { as: null, headers: headers[call % 2] ?? {} })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });

  it('that take long wait for their turn, and are all answered', async () => {
    const pages = await Promise.all(Array.from({ length: 12 }, () => campus.call('GET /dashboard', { as: 'student' })));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    const lists = await Promise.all(Array.from({ length: 12 }, () => campus.call('GET /religions', { as: 'student' })));
    expect(lists.every(({ status }) => status === lists[0]?.status)).toBe(true);
  });

  it('give their turns and places back where a connection is closed before it is answered', async () => {
    await campus.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = campus.app.server.address() as AddressInfo;
    for (const as of ['student', 'parent', 'teacher', 'office'] as const) {
      const body = { email: `${as}@demo.school`, password: DEMO_PASSWORD };
      const { accessToken } = (await campus.call('POST /login', { as: null, body })).body;
      const get = (path: string) =>
        `GET /api${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${accessToken}\r\n\r\n`;
      const requests = [get('/get/all/genders?range=[0,1]'), get('/dashboard'), get('/jobs/1/file')].join('');
      await Promise.all(Array.from({ length: 4 }, () => sendAndLeave(port, requests)));
    }
    const pages = await Promise.all(
      Array.from({ length: 5 }, () => campus.call('GET /dashboard', { as: 'superadmin' })),
    );
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    const file = await campus.call('GET /expenses/export', { as: 'superadmin', query: { format: 'csv' } });
    expect(file.status).toBe(200);
  });
});

/** Sends on one connection, and closes it before anything is answered. */
async function sendAndLeave(port: number, requests: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(requests);
  await wait(3);
  socket.destroy();
  await wait(20);
}
