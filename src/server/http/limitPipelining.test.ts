import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitPipelining } from './limitPipelining.ts';

/** What a server answers to so many requests that are sent at once on one connection. */
async function answersTo(count: number): Promise<number> {
  const app = Fastify();
  limitPipelining(app);
  app.get('/', async () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += String(data);
  });
  const last = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count - 1) + last);
  await new Promise((resolve) => socket.once('close', resolve));
  await app.close();
  return text.split('answered').length - 1;
}

it('answers a few requests that a connection sends before it has an answer', async () => {
  expect(await answersTo(8)).toBe(8);
});

it('closes a connection that sends a thousand and reads no answer', async () => {
  expect(await answersTo(1_000)).toBeLessThan(8);
});
