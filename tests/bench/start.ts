import { startServer } from '../support/server.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';
import { runNode } from './runNode.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const ROUNDS = 7;

/** A start on a database that is already there, beside Node's own start. */
export async function* measureStart(): AsyncGenerator<Measurement> {
  const env = { DATA_DIR: temporaryFolder(), LOG_LEVEL: 'warn' };
  await startAndStop(env);
  const starts: number[] = [];
  const nodes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    nodes.push(await secondsOf(() => runNode(['-e', '0'])));
    starts.push(await startAndStop(env));
  }
  const [start, node] = [median(starts), median(nodes)];
  yield {
    what: 'start with an existing embedded database until /api/health answers, beyond Node’s own start',
    value: start - node,
    unit: ' s',
    atMost: 3,
    detail: `${start.toFixed(2)} s to ${node.toFixed(2)} s, ${ROUNDS} starts`,
  };
}

async function startAndStop(env: NodeJS.ProcessEnv): Promise<number> {
  let stop = async () => {};
  const seconds = await secondsOf(async () => {
    ({ stop } = await startServer(env));
  });
  await stop();
  return seconds;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
