import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('lets no more run at once than it is told, in the order in which they came, also after failures', async () => {
  const gate = createGate({ atOnce: 2, mostWaiting: 3, rest: 0 });
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const work = (number: number) =>
    gate.run(async () => {
      inside += 1;
      most = Math.max(most, inside);
      order.push(number);
      await new Promise((resolve) => setTimeout(resolve, 1));
      inside -= 1;
      if (number === 1) throw new Error('failed');
      return number;
    });
  const all = [1, 2, 3, 4, 5].map(work);
  await Promise.resolve();
  expect(gate.isFull()).toBe(true);
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect([order, most]).toEqual([[1, 2, 3, 4, 5], 2]);
  expect(gate.isFull()).toBe(false);
  expect(await work(6)).toBe(6);
});

it('rests as long as the work took before the next who waits, and nobody who comes meanwhile slips in', async () => {
  const gate = createGate({ atOnce: 1, mostWaiting: 3, rest: 1 });
  const begun: [name: string, at: number][] = [];
  const work = (name: string) =>
    gate.run(async () => {
      begun.push([name, performance.now()]);
      await new Promise((resolve) => setTimeout(resolve, 30));
    });
  const [first, second] = [work('first'), work('second')];
  await first;
  await Promise.all([second, work('third')]);
  expect(begun.map(([name]) => name)).toEqual(['first', 'second', 'third']);
  const [from = 0, to = 0] = begun.map(([, at]) => at);
  expect(to - from).toBeGreaterThanOrEqual(55);
});
