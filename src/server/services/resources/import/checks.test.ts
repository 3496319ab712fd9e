import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { MEGABYTE } from '../../../../core/limits.ts';
import { registry } from '../../../../../schemas/index.ts';
import type { ImportOutcome } from './importFile.ts';
import { type ImportCheck, ImportChecks } from './checks.ts';

const about = { userId: 1, resource: registry.get('religion'), bytes: 0 };
const outcome: ImportOutcome = {
  file: { headings: [], samples: [], rows: 0 },
  columns: [],
  matches: new Map(),
  likes: new Map(),
  days: new Map(),
  bad: [],
  ready: 0,
  good: [],
  created: 0,
};

it('checks go one after the other, and tell how far they are to whoever began them', async () => {
  const checks = new ImportChecks();
  let finish: () => void = () => undefined;
  const first = checks.start(about, async (check) => {
    Object.assign(check, { phase: 'checking', done: 1, total: 2 });
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return outcome;
  });
  const second = checks.start(about, async () => outcome);
  await Promise.resolve();
  expect([checks.get(first.check.id, 1).phase, checks.get(second.check.id, 1).phase]).toEqual(['checking', 'waiting']);
  expect(() => checks.get(first.check.id, 2)).toThrow();
  finish();
  await Promise.all([first.end, second.end]);
  expect([first.check.phase, second.check.phase]).toEqual(['done', 'done']);
});

it('a check that fails holds up no other', async () => {
  const checks = new ImportChecks();
  const failing = checks.start(about, () => Promise.reject(new Error('The database is away')));
  const next = checks.start(about, async () => outcome);
  await expect(failing.end).rejects.toThrow('The database is away');
  expect(await next.end).toBe(outcome);
  expect(checks.get(failing.check.id, 1).phase).toBe('failed');
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const isKept = (checks: ImportChecks, { id, userId }: ImportCheck) => {
  try {
    return checks.get(id, userId) !== undefined;
  } catch (error) {
    expect(error).toMatchObject({ id: 'importGone' });
    return false;
  }
};

it('no more than a few wait at a time, fewer of one person, and none with more than there is memory for', async () => {
  const checks = new ImportChecks();
  const start = (userId: number, bytes = 0) => checks.start({ ...about, userId, bytes }, async () => outcome);
  const own = ids(3).map(() => start(1));
  expect(() => start(1)).toThrow('busy');
  const all = [...own, start(2), start(2)];
  expect(() => start(3)).toThrow('busy');
  await Promise.all(all.map(({ end }) => end));
  const large = start(1, 300 * MEGABYTE);
  expect(() => start(2, 1)).toThrow('busy');
  await large.end;
  await start(2, 1).end;
});

it('what came of them is kept for the latest of a person, and of all', async () => {
  const checks = new ImportChecks();
  const started: ImportCheck[] = [];
  for (const userId of [1, 1, 1, 1, ...ids(20).map((id) => id + 1)]) {
    const { check, end } = checks.start({ ...about, userId }, async () => outcome);
    await end;
    if (userId === 1 && started.push(check) === 4)
      expect(started.map((each) => isKept(checks, each))).toEqual([false, true, true, true]);
  }
  expect(started.map((each) => isKept(checks, each))).toEqual([false, false, false, false]);
});

it('what came of them is kept as long as it is not too large, the latest however large', async () => {
  const checks = new ImportChecks();
  const wrong = { line: { number: 2, cells: ['x'.repeat(10 * MEGABYTE)] }, problems: {} };
  const started: ImportCheck[] = [];
  for (const userId of ids(3)) {
    const { check, end } = checks.start({ ...about, userId }, async () => ({ ...outcome, bad: [wrong] }));
    await end;
    started.push(check);
  }
  expect(started.map((each) => isKept(checks, each))).toEqual([false, false, true]);
  const huge = { ...outcome, bad: [wrong, wrong, wrong] };
  const { check, end } = checks.start(about, async () => huge);
  await end;
  expect([...started, check].map((each) => isKept(checks, each))).toEqual([false, false, false, true]);
});

it('what came of a check is not held by anything once it is forgotten', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const checks = new ImportChecks();
  const forgotten = await checks.start(about, async () => ({ ...outcome })).end.then((made) => new WeakRef(made));
  for (let each = 0; each < 4; each++) await checks.start(about, async () => ({ ...outcome })).end;
  // A timer keeps its closure until it has run, and a weak reference its target until the turn is over.
  await new Promise((resolve) => setTimeout(resolve));
  collect();
  expect(forgotten.deref()).toBeUndefined();
});
