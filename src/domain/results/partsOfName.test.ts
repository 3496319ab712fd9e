import { expect, it } from 'vitest';
import { partsByName } from './partsOfName.ts';

const part = (name: string, mark: number | null, pass_mark: number) => ({
  name,
  mark,
  pass_mark,
  is_judged: true,
  is_absent: mark === null ? 1 : 0,
});

it('adds parts of one name exactly', () => {
  const parts = [part('Written', 0.1, 0.15), part('written', 0.2, 0.15), part('MCQ', 5.99, 6)];
  const [written, mcq] = partsByName(parts);
  expect(written).toMatchObject({ reached: 0.3, needed: 0.3, isLow: false });
  expect(mcq).toMatchObject({ reached: 5.99, needed: 6, isLow: true });
});

it('takes an absence for no second reason', () => {
  expect(partsByName([part('Written', null, 20), part('Written', 5, 20)])).toMatchObject([
    { reached: 5, isLow: false },
  ]);
});
