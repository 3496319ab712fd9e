import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openNewEmbedded, type Opened } from '../testing/engines.ts';
import { maintain } from './maintenance.ts';

describe('the upkeep of the embedded database', () => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openNewEmbedded({});
  });
  afterEach(() => opened.dispose());

  const fill = (table: string) =>
    opened.database.run(`create table ${table} (id int); insert into ${table} select generate_series(1, 5000)`);

  async function statementsOf(isWaitedFor: () => boolean): Promise<string[]> {
    const run = vi.fn(opened.database.run);
    await maintain({ query: opened.database.query, run, isWaitedFor });
    return run.mock.calls.map(([sqlText]) => sqlText);
  }

  test('does what is due once, and then nothing', async () => {
    await fill('first');
    await fill('"Second"');
    expect((await statementsOf(() => false)).toSorted()).toEqual([
      'vacuum analyze public."Second"',
      'vacuum analyze public.first',
    ]);
    expect(await statementsOf(() => false)).toEqual([]);
  });

  test('makes room after one table when others wait', async () => {
    await fill('first');
    await fill('second');
    expect(await statementsOf(() => true)).toHaveLength(1);
    expect(await statementsOf(() => true)).toHaveLength(1);
    expect(await statementsOf(() => true)).toHaveLength(0);
  });

  test('keeps the write-ahead log short', async () => {
    await opened.database.run(
      "create table big (text text); insert into big select repeat('x', 1000) from generate_series(1, 80000)",
    );
    expect(await statementsOf(() => false)).toEqual(['vacuum analyze public.big', 'checkpoint']);
    expect(await statementsOf(() => false)).toEqual([]);
  });
});
