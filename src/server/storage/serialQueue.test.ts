import { expect, it } from 'vitest';
import { serialQueue } from './serialQueue.ts';

it('lets one piece of work after the other run, also after one has failed', async () => {
  const run = serialQueue();
  const log: string[] = [];
  const work = (name: string, fail = false) =>
    run(async () => {
      log.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push(`${name} ends`);
      if (fail) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
});
