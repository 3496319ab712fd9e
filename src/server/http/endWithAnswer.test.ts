import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { endWithAnswer } from './endWithAnswer.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A server whose one call answers with so many bytes, and counts how often the work of a call has ended. */
async function serve(bytes: number, limitMs: number) {
  let ended = 0;
  app = fastify();
  app.addHook('preHandler', async (request, reply) => {
    endWithAnswer(request, reply, { end: () => ended++, limitMs });
  });
  app.get('/', () => Buffer.alloc(bytes));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return { socket, ended: () => ended };
}

it('ends once, with the answer', async () => {
  const { socket, ended } = await serve(10, 60_000);
  await once(socket, 'data');
  await expect.poll(ended).toBe(1);
  const closed = once(socket, 'close');
  socket.destroy();
  await closed;
  await app.close();
  expect(ended()).toBe(1);
});

it('cuts off whoever does not read the answer within its time', async () => {
  // More than what two ends of a connection keep between them, and never read.
  const { socket, ended } = await serve(64 * 1024 * 1024, 300);
  socket.pause();
  expect(ended()).toBe(0);
  await expect.poll(ended, { timeout: 10_000 }).toBe(1);
  const closed = once(socket, 'close');
  socket.on('error', () => undefined);
  socket.resume();
  await closed;
  expect(socket.bytesRead).toBeLessThan(64 * 1024 * 1024);
});
