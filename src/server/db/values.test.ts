import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ENGINES, type Opened } from './testing/engines.ts';

const VALUES: readonly [expression: string, value: unknown][] = [
  ['null::int', null],
  ['true', true],
  ['7::int2', 7],
  ['-7::int4', -7],
  ['7::int8', 7],
  ['9007199254740991::int8', 9_007_199_254_740_991],
  ['9007199254740993::int8', '9007199254740993'],
  ['(select count(*) from generate_series(1, 3))', 3],
  ['(select sum(n) from generate_series(1, 3) n)', 6],
  ['0.1::float8', 0.1],
  ['1.5::float4', 1.5],
  ['12.50::numeric(10,2)', 12.5],
  ['(select sum(n::int8) from generate_series(1, 3) n)', 6],
  ['9007199254740993::numeric', '9007199254740993'],
  ["'NaN'::numeric", 'NaN'],
  ['array[0.25]::numeric[]', [0.25]],
  ["'ärger'::text", 'ärger'],
  ["'x'::varchar(5)", 'x'],
  ["date '2024-02-29'", '2024-02-29'],
  ["time '07:05'", '07:05:00'],
  ["time '07:05:09.25'", '07:05:09'],
  ["timestamptz '2024-02-29 23:30:00+06'", '2024-02-29T17:30:00.000Z'],
  ["timestamptz '2024-02-29 23:30:00.123456+00'", '2024-02-29T23:30:00.123Z'],
  ["timestamptz '2024-02-29 23:30:00.5+00'", '2024-02-29T23:30:00.500Z'],
  ["timestamptz 'infinity'", 'infinity'],
  ["timestamp '2024-02-29 23:30:00'", '2024-02-29 23:30:00'],
  ["interval '90 minutes'", '01:30:00'],
  [`'{"a": [1, {"b": null}]}'::jsonb`, { a: [1, { b: null }] }],
  [`'"text"'::json`, 'text'],
  ["'\\x00ff'::bytea", new Uint8Array([0, 255])],
  ["'6a2f41a3-c54c-fce8-32d2-0324e1c32e22'::uuid", '6a2f41a3-c54c-fce8-32d2-0324e1c32e22'],
  ['array[1, null, 3]', [1, null, 3]],
  ['array[5]::int8[]', [5]],
  [`array['a "b"', 'NULL', '']`, ['a "b"', 'NULL', '']],
  ["array[date '2024-02-29']", ['2024-02-29']],
  ["array[timestamptz '2024-02-29 23:30:00+00']", ['2024-02-29T23:30:00.000Z']],
];

const PARAMETERS: readonly [type: string, given: unknown, value: unknown][] = [
  ['int4', 5, 5],
  ['int8', 9_007_199_254_740_991, 9_007_199_254_740_991],
  ['bool', false, false],
  ['text', "it's", "it's"],
  ['numeric', '0.10', 0.1],
  ['date', '2024-02-29', '2024-02-29'],
  ['date', new Date('2024-02-29T23:59:00Z'), '2024-02-29'],
  ['timestamptz', new Date('2024-02-29T23:59:00.007Z'), '2024-02-29T23:59:00.007Z'],
  ['timestamptz', '2024-02-29T23:59:00.007Z', '2024-02-29T23:59:00.007Z'],
  ['jsonb', { a: 1 }, { a: 1 }],
  ['jsonb', '[1, 2]', [1, 2]],
  ['int4[]', [1, 2], [1, 2]],
  ['text[]', ['a,b', null], ['a,b', null]],
  ['text', null, null],
  ['text', undefined, null],
];

describe.each(ENGINES)('values of the $kind database', ({ open }) => {
  let opened: Opened;
  beforeAll(async () => {
    // A zone in which a careless reading or writing of a date shows as the day before.
    vi.stubEnv('TZ', 'Asia/Dhaka');
    opened = await open();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await opened.dispose();
  });

  test.each(VALUES)('%s is read as the app expects it', async (expression, value) => {
    const [row] = await opened.database.query(`select ${expression} as value`);
    expect(row).toEqual({ value });
  });

  test.each(PARAMETERS)('a parameter of type %s takes %o', async (type, given, value) => {
    const [row] = await opened.database.query(`select $1::${type} as value`, [given]);
    expect(row).toEqual({ value });
  });

  test('Kysely gives the same values', async () => {
    const row = await opened.database.db
      .selectNoFrom([sql`count(*)`.as('n'), sql`date '2024-02-29'`.as('day'), sql`${{ a: 1 }}::jsonb`.as('json')])
      .executeTakeFirst();
    expect(row).toEqual({ n: 1, day: '2024-02-29', json: { a: 1 } });
  });
});
