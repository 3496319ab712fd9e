import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { EngineFailedError } from '../errors.ts';
import { EngineStream } from './engineStream.ts';
import { startWorker } from './startWorker.ts';

vi.mock('./startWorker.ts', () => ({ startWorker: vi.fn() }));

class FakeWorker extends EventEmitter {
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
}

function newStream(startAfter: Promise<void> = Promise.resolve()) {
  const worker = new FakeWorker();
  vi.mocked(startWorker).mockReturnValueOnce(worker as unknown as Worker);
  const stream = new EngineStream({ directory: '/nowhere', limitMs: 1000, startAfter });
  return { worker, stream };
}

async function connected() {
  const made = newStream();
  made.stream.connect();
  await setImmediate();
  made.worker.emit('message', 'ready');
  return made;
}

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(startWorker).mockReset();
});

test('the engine starts only when the one before has let go of the directory', async () => {
  let letGo = () => {};
  const { stream, worker } = newStream(
    new Promise((resolve) => {
      letGo = resolve;
    }),
  );
  stream.connect();
  await setImmediate();
  expect(startWorker).not.toHaveBeenCalled();
  letGo();
  await setImmediate();
  expect(startWorker).toHaveBeenCalledWith({ task: 'serve', directory: '/nowhere' });
  queueMicrotask(() => worker.emit('message', 'ready'));
  await once(stream, 'connect');
});

test('an engine that is given up before its turn never starts', async () => {
  const { stream } = newStream();
  stream.connect().destroy();
  await stream.stopped;
  await setImmediate();
  expect(startWorker).not.toHaveBeenCalled();
});

test('what is written together reaches the engine in one piece, and its answer comes out', async () => {
  const { stream, worker } = await connected();
  stream.cork();
  for (const part of ['parse', 'bind', 'sync']) stream.write(part);
  stream.uncork();
  expect(worker.postMessage).toHaveBeenCalledOnce();
  expect(Buffer.from(worker.postMessage.mock.calls[0]?.[0]).toString()).toBe('parsebindsync');
  worker.emit('message', Uint8Array.from(Buffer.from('answer')));
  const [answer] = await once(stream, 'data');
  expect(String(answer)).toBe('answer');
});

test('an engine that ends by itself is an error', async () => {
  const { stream, worker } = await connected();
  const failed = once(stream, 'error');
  worker.emit('exit', 1);
  expect((await failed)[0]).toBeInstanceOf(EngineFailedError);
  await stream.stopped;
});

test('an engine that does not close in time is stopped', async () => {
  const { stream, worker } = await connected();
  vi.useFakeTimers();
  stream.end();
  expect(worker.postMessage).toHaveBeenLastCalledWith('close');
  vi.advanceTimersByTime(9_999);
  expect(worker.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(worker.terminate).toHaveBeenCalledOnce();
});
