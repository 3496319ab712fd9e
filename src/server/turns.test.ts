import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** Takes turns, and says in which order they came. */
function taking(limits: { each: number; all: number }) {
  const turns = new Turns(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const take = (name: string) =>
    void turns.take(name).then((end) => {
      begun.push(name);
      ends.push(end);
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async () => {
    ends.shift()?.();
    await settled();
  };
  return { take, begun, end, settled };
}

it('lets so many of one person go on at once, and others between', async () => {
  const { take, begun, end, settled } = taking({ each: 2, all: 3 });
  for (const name of ['a', 'a', 'a', 'a', 'b']) take(name);
  await settled();
  expect(begun).toEqual(['a', 'a', 'b']);
  take('c');
  await end();
  expect(begun).toEqual(['a', 'a', 'b', 'c']);
  await end();
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a']);
});

it('goes round where one at a time has a turn', async () => {
  const { take, begun, end, settled } = taking({ each: 1, all: 1 });
  for (const name of ['a', 'a', 'a', 'b', 'b', 'c']) take(name);
  await settled();
  for (let turn = 0; turn < 5; turn += 1) await end();
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
});

it('gives a turn back once, however often it is ended', async () => {
  const turns = new Turns({ each: 1, all: 1 });
  const end = await turns.take('a');
  end();
  end();
  await turns.take('a');
  let isIn = false;
  void turns.take('b').then(() => {
    isIn = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isIn).toBe(false);
});
