import { parentPort, workerData } from 'node:worker_threads';
import { initialise, openEngine } from './engine.ts';
import type { EngineReply, EngineRequest, EngineTask } from './startWorker.ts';

const { task, directory, code }: EngineTask = workerData;

if (task === 'initialise') await initialise(directory, code);
else await serve();

/** The engine blocks its thread while it works, so it runs in a separate thread. The thread ends after a close message. */
async function serve(): Promise<void> {
  const engine = await openEngine(directory, code);
  parentPort?.on('message', async (request: EngineRequest) => {
    if (request === 'close') {
      await engine.close();
      parentPort?.close();
      return;
    }
    const answer = await engine.exchange(request);
    reply(answer, [answer.buffer]);
  });
  reply('ready');
}

function reply(message: EngineReply, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}
