import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partsOf } from './partsOf.ts';

const app = Fastify();
const outcomes: Promise<number>[] = [];

/** Reads all parts with their files. */
async function countParts(request: FastifyRequest): Promise<number> {
  let count = 0;
  for await (const part of partsOf(request, {})) {
    if (part.type === 'file') for await (const _ of part.file) count += 0;
    count += 1;
  }
  return count;
}

beforeAll(async () => {
  await app.register(multipart);
  app.post('/:pause', async (request) => {
    await wait(Number((request.params as { pause: string }).pause));
    const outcome = countParts(request);
    outcomes.push(outcome);
    return String(await outcome);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const BODY = [
  '--x',
  'Content-Disposition: form-data; name="a"',
  '',
  'one',
  '--x',
  'Content-Disposition: form-data; name="f"; filename="f.csv"',
  'Content-Type: text/csv',
  '',
  'Name,Code',
  '--x--',
  '',
].join('\r\n');

/** Sends the beginning of the body and leaves; how the reading of its parts ended. */
async function sendPartOf(body: string, { pause, leaveAfter }: { pause: number; leaveAfter: number }) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const head = `POST /${pause} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${BODY.length}\r\n\r\n`;
  socket.write(head + body);
  await wait(leaveAfter);
  socket.destroy();
  while (outcomes.length === 0) await wait(5);
  return outcomes.pop();
}

it('gives the parts of a whole body', async () => {
  expect(await sendPartOf(BODY, { pause: 0, leaveAfter: 200 })).toBe(2);
});

it.each([
  ['within a file', BODY.length - 15, 0],
  ['between two parts', 60, 0],
  ['before they are read', 60, 60],
])('ends where their sender leaves %s', async (_, length, pause) => {
  const reading = sendPartOf(BODY.slice(0, length), { pause, leaveAfter: 20 });
  await expect(reading).rejects.toThrow();
});
