import { expect, it } from 'vitest';
import type { ImportReport } from '../../../core/calls/imports.ts';
import { offeredFields } from './offeredFields.ts';

const fields: ImportReport['fields'] = [
  'name',
  'parent_id.phone',
  ...[0, 1, 2, 3, 4, 5].map((index) => `classes.${index}.class_id`),
].map((name) => ({ name, label: name, required: false, kind: 'text' }));
const report = { fields } as ImportReport;
const offered = (mapping: Record<string, string | null>) => offeredFields({ report, mapping }).map(({ name }) => name);

it('three child rows are offered, and one more once the last of them is taken', () => {
  const three = ['name', 'parent_id.phone', 'classes.0.class_id', 'classes.1.class_id', 'classes.2.class_id'];
  expect(offered({})).toEqual(three);
  expect(offered({ A: 'classes.1.class_id', B: null })).toEqual(three);
  expect(offered({ A: 'classes.2.class_id' })).toEqual([...three, 'classes.3.class_id']);
  expect(offered({ A: 'classes.5.class_id' })).toEqual(fields.map(({ name }) => name));
});
