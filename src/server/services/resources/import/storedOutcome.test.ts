import { expect, it } from 'vitest';
import { registry } from '../../../../../schemas/index.ts';
import { buildAbility, EVERYTHING } from '../../../../core/abilities.ts';
import { refuse } from '../../../errors.ts';
import { importColumns } from './columns.ts';
import type { ImportOutcome } from './importFile.ts';
import { packOutcome, unpackOutcome } from './storedOutcome.ts';
import { packSheet, unpackSheet } from './storedSheet.ts';
import type { Sheet } from './types.ts';

const caller = {
  userId: 1,
  name: '',
  roleId: 1,
  rules: [EVERYTHING],
  ability: buildAbility([EVERYTHING]),
  address: '',
  requestId: '',
};

it('a sheet is the same after it has waited, with its days, numbers and empty cells', async () => {
  const lines = Array.from({ length: 2_500 }, (_, index) => ({
    number: index + 2,
    cells: ['Ísland বাংলা', index, true, null, new Date('2026-01-31')],
  }));
  const sheet: Sheet = { headings: ['a', 'b', 'c', 'd', 'e'], lines, bytes: 7 };
  expect(await unpackSheet(await packSheet(sheet))).toEqual(sheet);
  expect(await unpackSheet(await packSheet({ ...sheet, lines: [] }))).toEqual({ ...sheet, lines: [] });
});

it.each(['student', 'designationScale', 'religion'])('what became of a file of %s is the same', async (name) => {
  const resource = registry.get(name);
  const columns = importColumns({ resource, registry, caller });
  const outcome: ImportOutcome = {
    file: { headings: ['One', 'Two'], samples: [['x'], []], rows: 3 },
    columns,
    matches: new Map([
      ['One', columns.at(-1) ?? null],
      ['Two', null],
    ]),
    likes: new Map([['Two', columns.at(-1) ?? null]]),
    days: new Map([['One', { order: 'month_first', by: 'answer', text: '05/06/2014' }]]),
    bad: [
      { line: { number: 2, cells: ['x', new Date(0)] }, problems: { name: [{ key: 'unique' }] } },
      { line: { number: 3, cells: [] }, problems: {}, error: refuse.importGone() },
    ],
    ready: 1,
    good: [
      { line: { number: 4, cells: [1] }, related: { parent_id: { action: 'take' } }, became: { name: { value: '1' } } },
    ],
    created: 0,
  };
  expect(await unpackOutcome(await packOutcome(outcome), registry)).toEqual(outcome);
});
