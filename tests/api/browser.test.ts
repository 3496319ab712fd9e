import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadServer } from '../support/builtServer.ts';
import { type Campus, openCampus } from '../support/campus.ts';

const PAGE = '<!doctype html><title>The one page</title>';

describe('what a browser is given', () => {
  let campus: Campus;
  let parent: string;
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    campus = await openCampus('postgres');
    parent = await mkdtemp(join(tmpdir(), 'campus-browser-'));
    folder = join(parent, 'browser');
    await mkdir(folder);
    await writeFile(join(folder, 'index.html'), PAGE);
    app = await open();
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await campus.close();
    await rm(parent, { recursive: true });
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

  it.each([
    '/.git/config',
    '/.env',
    '/%2egit/config',
    '/students/.hidden',
    '//etc/passwd',
    '/assets',
    '/assets/',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%5cpackage.json',
    '/assets/..%2f..%2fpackage.json',
  ])('gives neither a page nor a file at %s', async (url) => {
    const answer = await send(url);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain(PAGE);
  });

  /** What is answered to an address as it is: `inject` would tidy it up. */
  const send = (url: string) =>
    new Promise<string>((resolve, reject) => {
      let text = '';
      const { port } = app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
      );
      socket.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      socket.on('close', () => resolve(text)).on('error', reject);
    });

  it('gives whoever still has the page of the build before what that page asks for, and nothing else of it', async () => {
    await fill(folder, { 'new.js': 'new' });
    await fill(join(parent, 'earlier'), { 'old.js': 'old', 'new.js': 'never' });
    const bodies = ['/assets/old.js', '/assets/new.js', '/assets/none.js', '/earlier/index.html'].map(async (url) => {
      const { statusCode, body } = await app.inject({ method: 'GET', url });
      return statusCode === 200 ? body : statusCode;
    });
    expect(await Promise.all(bodies)).toEqual(['old', 'new', 404, 404]);
  });

  async function fill(build: string, assets: Readonly<Record<string, string>>) {
    await mkdir(join(build, 'assets'), { recursive: true });
    for (const [name, text] of Object.entries(assets)) await writeFile(join(build, 'assets', name), text);
    await writeFile(join(build, 'index.html'), PAGE);
  }

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

  it('lets no style into a page but those that have the mark of this one answer', async () => {
    const styled = '<!doctype html><style>a{}</style>';
    await writeFile(join(folder, 'index.html'), styled);
    const other = await open();
    const marks = [];
    for (const _ of [1, 2]) {
      const { body, headers } = await other.inject({ method: 'GET', url: '/students' });
      const [, mark] = /<style nonce="([^"]+)">/.exec(body) ?? [];
      expect(body).toBe(styled.replace('<style>', `<style nonce="${mark}">`));
      expect(`${headers['content-security-policy']};`).toContain(`;style-src 'self' 'nonce-${mark}';`);
      marks.push(mark);
    }
    expect(new Set(marks).size).toBe(2);
    const { headers } = await other.inject({ method: 'GET', url: '/api/health' });
    expect(`${headers['content-security-policy']};`).toContain(";style-src 'self';");
    await other.close();
    await writeFile(join(folder, 'index.html'), PAGE);
  });

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
