import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadServer } from '../support/builtServer.ts';
import { type Campus, openCampus } from '../support/campus.ts';

const PAGE = '<!doctype html><title>The one page</title>';

describe('what a browser is given', () => {
  let campus: Campus;
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    campus = await openCampus('postgres');
    folder = await mkdtemp(join(tmpdir(), 'campus-browser-'));
    await writeFile(join(folder, 'index.html'), PAGE);
    app = await open();
  });
  afterAll(async () => {
    await app.close();
    await campus.close();
    await rm(folder, { recursive: true });
  });

  /** The server with the page, as it is with these settings. */
  async function open(settings: NodeJS.ProcessEnv = {}): Promise<FastifyInstance> {
    const { createApp, readEnv } = await loadServer();
    return createApp({ ...campus.context, env: { ...campus.context.env, ...readEnv(settings) } }, folder);
  }

  it.each([
    '/',
    '/students',
    '/no/such/screen',
    '/class/class/update7',
    '/a%20b',
    '/%E0%A4%A',
    '/100%',
    '/a?b=%E0%A4%A',
  ])('gives the page at %s, which then says itself what is not there', async (url) => {
    const answer = await app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it.each(['/api/%E0%A4%A', '/storage/%E0%A4%A', '/assets/%E0%A4%A.js'])('gives no page at %s', async (url) => {
    const answer = await app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toEqual({ message: expect.any(String) });
  });

  it.each([
    ['https://api.example/v1', 'https://api.example'],
    ['http://10.0.0.7:8080/api/', 'http://10.0.0.7:8080'],
  ])('lets the page call %s and show its pictures', async (address, origin) => {
    const policy = await policyWith({ VITE_API_URL: address });
    expect(policy['connect-src']).toEqual(["'self'", origin]);
    expect(policy['img-src']).toContain(origin);
    expect(policy['script-src']).not.toContain(origin);
  });

  it.each([undefined, '/api', '/other/api'])(
    'lets the page call nobody else when the API is at %s',
    async (address) => {
      const policy = await policyWith({ VITE_API_URL: address });
      expect(policy['connect-src']).toEqual(["'self'"]);
      expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:']);
    },
  );

  /** What the page may load, by directive. */
  async function policyWith(settings: NodeJS.ProcessEnv): Promise<Record<string, string[]>> {
    const other = await open(settings);
    const { headers } = await other.inject({ method: 'GET', url: '/students' });
    await other.close();
    const directives = String(headers['content-security-policy']).split(';');
    return Object.fromEntries(
      directives.map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
  }
});
