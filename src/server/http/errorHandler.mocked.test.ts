import { readdirSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverMessages } from '../../../locales/serverMessages.ts';
import { image } from '../../core/fields/builders.ts';
import { EngineFailedError } from '../db/errors.ts';
import { readMultipart } from '../routes/multipart.ts';
import { registerUploads } from '../routes/uploads.ts';
import { createTranslators } from '../translate.ts';
import { handleErrors } from './errorHandler.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, open: vi.fn(real.open) };
});

const full = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });

describe('what is in the way', () => {
  let app: FastifyInstance;
  let folder: string;
  let logged: Record<string, unknown>[];
  let failWith: Error;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'campus-full-'));
    app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => logged.push(JSON.parse(line)) } } });
    app.decorate('translators', createTranslators(serverMessages));
    handleErrors(app);
    await registerUploads(app);
    app.post('/upload', (request) => readMultipart(request, { fields: { photo: image() }, folder }));
    app.get('/write', () => {
      throw failWith;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(() => {
    logged = [];
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const address = () => app.listeningOrigin;
  const german = { 'accept-language': 'de' };
  const told = { status: 507, message: serverMessages.de.server.diskFull, log: 'no space left on the disk' };
  const answerOf = async (response: Response) => ({
    status: response.status,
    ...((await response.json()) as object),
    log: logged[0]?.msg,
  });

  it('is told as a failure and nothing else where nobody foresaw it, and kept in the log with its place', async () => {
    failWith = new Error('column "salary" of /srv/campus does not exist');
    const response = await fetch(`${address()}/write`, { headers: german });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toMatch(/salary|srv|column|stack| at /);
    expect(Object.keys(JSON.parse(text))).toEqual(['message']);
    expect(JSON.stringify(logged)).toContain('does not exist');
  });

  it('is told of a full disk to whoever sends a file, and nothing of the file stays', async () => {
    const real = await vi.importActual<typeof fs>('node:fs/promises');
    vi.mocked(fs.open).mockImplementationOnce(async (...given) => {
      const file = await real.open(...given);
      return Object.assign(file, { write: () => Promise.reject(full()), writeFile: () => Promise.reject(full()) });
    });
    const form = new FormData();
    form.set('photo', new Blob([new Uint8Array(4_000_000)], { type: 'image/jpeg' }), 'a.jpg');
    const response = await fetch(`${address()}/upload`, { method: 'POST', body: form, headers: german });
    expect(await answerOf(response)).toEqual(told);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['the system', full()],
    ['a quota', Object.assign(new Error('EDQUOT'), { code: 'EDQUOT' })],
    ['PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
    [
      'the log of the embedded engine',
      new EngineFailedError(
        'Aborted()\nPANIC:  could not write to file "pg_wal/xlogtemp.42": No space left on device',
        {},
      ),
    ],
  ])('is told of a full disk as such when %s says so', async (_, error) => {
    failWith = error;
    expect(await answerOf(await fetch(`${address()}/write`, { headers: german }))).toEqual(told);
  });

  it.each([
    ['PostgreSQL is shut down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['PostgreSQL starts', Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
    ['nobody answers', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
    ['a connection is cut', new Error('Connection terminated unexpectedly')],
    ['a connection was cut', new Error('Client has encountered a connection error and is not queryable')],
    ['the embedded engine broke down', new EngineFailedError('The embedded database failed: out of memory', {})],
  ])('of no harm is what passes: when %s, to be tried again', async (_, error) => {
    failWith = error;
    const response = await fetch(`${address()}/write`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toEqual({ message: serverMessages.en.server.busy });
  });
});
