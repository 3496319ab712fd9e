import { EventEmitter, once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeWithLastAnswer } from './closeWithLastAnswer.ts';

it('a server that closes ends the connection of a call that was under way, and waits for no other', async () => {
  const app = Fastify();
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  closeWithLastAnswer(app, stopping.signal);
  const calls = new EventEmitter();
  app.get('/', async () => {
    calls.emit('begun');
    await once(calls, 'finish');
    return 'done';
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const begun = once(calls, 'begun');
  const agent = new Agent({ keepAlive: true });
  const call = new Promise<IncomingMessage>((resolve, reject) => get(address, { agent }, resolve).on('error', reject));
  await begun;
  const closed = app.close();
  // The server has stopped to listen by then, and the call is still there.
  await new Promise((resolve) => setTimeout(resolve, 50));
  calls.emit('finish');
  const response = await call;
  response.resume();
  expect(response.headers.connection).toBe('close');
  await closed;
  agent.destroy();
});
