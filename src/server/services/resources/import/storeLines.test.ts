import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Campus, openCampus } from '../../../../../tests/support/campus.ts';
import { buildAbility, EVERYTHING } from '../../../../core/abilities.ts';
import type { Store } from '../../store.ts';
import { inTransaction } from '../write/transaction.ts';
import type { ReadLine } from './readLines.ts';
import { LineStore } from './storeLines.ts';

let campus: Campus;
beforeAll(async () => {
  campus = await openCampus('embedded');
});
afterAll(() => campus.close());

const caller = {
  userId: 1,
  name: '',
  roleId: 1,
  rules: [EVERYTHING],
  ability: buildAbility([EVERYTHING]),
  address: '',
  requestId: '',
};
const lineOf = (name: string, index: number): ReadLine => ({
  line: { number: index + 2, cells: [name] },
  values: { name, is_active: 1 },
  problems: {},
  related: {},
  known: [],
});

function within<T>(work: (lines: LineStore, store: Store) => Promise<T>): Promise<T> {
  const { context } = campus;
  const resource = context.registry.get('religion');
  const call = { context, caller, resource };
  return inTransaction(call, (store) => work(new LineStore(call, store, () => undefined), store));
}

it('what somebody else took in the meantime is told of its own row, and the others are not', async () => {
  const lines = ['Jainism', 'Islam', 'Sikhism', 'sikhism'].map(lineOf);
  const refusals = await within((store) => store.storeAll(lines));
  expect(refusals.map(({ line, problems }) => [line.line.number, problems])).toEqual([
    [3, { name: [{ key: 'unique' }] }],
    [5, { name: [{ key: 'unique' }] }],
  ]);
});

it('an error that is nobody’s fault is not taken for a refusal', async () => {
  const lines = [{ ...lineOf('Shinto', 0), values: { name: null, is_active: 1 } }];
  await expect(within((store) => store.storeAll(lines))).rejects.toThrow();
});
