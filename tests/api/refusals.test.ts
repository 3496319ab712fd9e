import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadServer } from '../support/builtServer.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';

describe('what is refused before any call', () => {
  let campus: Campus;
  let port: number;
  beforeAll(async () => {
    campus = await openCampus('embedded');
    await campus.app.listen({ port: 0, host: '127.0.0.1' });
    port = (campus.app.server.address() as AddressInfo).port;
  });
  afterAll(() => campus.close());

  async function answerTo(request: string): Promise<{ status: number; body: unknown }> {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.on('error', () => undefined);
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.write(request);
    await once(socket, 'close');
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), body: JSON.parse(text.split('\r\n\r\n')[1] ?? '') };
  }

  it('has the shape of every refusal', async () => {
    const long = 'x'.repeat(40_000);
    expect(await answerTo(`GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${long}\r\n\r\n`)).toEqual({
      status: 431,
      body: { message: 'The address or the headers are too long.' },
    });
    expect(await answerTo('NOTHING\r\n\r\n')).toEqual({
      status: 400,
      body: { message: 'The request cannot be read.' },
    });
  });

  it('is a write that the page of another site asks a browser for', async () => {
    const login = (site: string | undefined) =>
      campus.call('POST /login', {
        as: null,
        body: { email: 'office@demo.school', password: 'Demo@1234' },
        ...(site && { headers: { 'sec-fetch-site': site } }),
      });
    const answers = ['cross-site', 'same-site', 'same-origin', 'none', undefined].map(login);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403, 200, 200, 200]);
    const read = await campus.call('GET /health', { as: null, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(read.status).toBe(200);
  });

  it('is judged by the address of the page where an older browser says no more', async () => {
    const { createApp, readEnv } = await loadServer();
    const settings = { PUBLIC_URL: 'https://school.example/', VITE_API_URL: 'https://api.example/v1' };
    const { publicUrl, apiOrigin } = readEnv(settings);
    const env = { ...campus.context.env, ...(publicUrl && { publicUrl }), ...(apiOrigin && { apiOrigin }) };
    const named = await createApp({ ...campus.context, env }, tmpdir());
    const login = async (app: FastifyInstance, headers: Record<string, string>) => {
      const payload = { email: 'office@demo.school', password: 'Demo@1234' };
      const answer = await app.inject({ method: 'POST', url: '/api/login', payload, headers });
      return answer.statusCode;
    };
    const host = 'school.test:3000';
    const foreign = ['https://evil.example', 'http://school.test:3001', 'http://school.test', 'null', 'no address'];
    const expected = foreign.map((origin) => [origin, 403]);
    const refused = foreign.map(async (origin) => [origin, await login(campus.app, { host, origin })]);
    expect(await Promise.all(refused)).toEqual(expected);
    expect(await login(campus.app, { host, origin: `http://${host}` })).toBe(200);
    expect(await login(campus.app, { host })).toBe(200);
    for (const origin of ['https://school.example', 'https://api.example']) {
      expect([await login(campus.app, { host, origin }), await login(named, { host, origin })]).toEqual([403, 200]);
    }
    // What a newer browser says counts more: it tells of a page what its address does not.
    expect(await login(campus.app, { host, origin: `http://${host}`, 'sec-fetch-site': 'cross-site' })).toBe(403);
    await named.close();
  });

  it('and no page of ours asks for a device', async () => {
    const { headers } = await campus.call('GET /health', { as: null });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('is described for every call, and answers are as they are', async () => {
    const { body } = await campus.call('GET /openapi.json', { as: null });
    const { paths, components } = body as {
      paths: Json;
      components: { schemas: Record<string, { properties: Json }> };
    };
    const operations = Object.values(paths).flatMap((path) => Object.values(path as Json)) as { responses: Json }[];
    expect(operations.length).toBeGreaterThan(300);
    for (const { responses } of operations)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', 'default']));
    const { studentPayment } = components.schemas;
    expect(studentPayment?.properties.lines).toMatchObject({
      items: { properties: { assigned_fee: { properties: { id: {}, name: {} } } } },
    });
  });
});
