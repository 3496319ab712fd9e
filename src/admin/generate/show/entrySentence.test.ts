// @vitest-environment node

import { expect, it } from 'vitest';
import { expense } from '../../../../schemas/finance/expense.ts';
import { createI18nProvider } from '../../providers/i18nProvider.ts';
import { entrySentence } from './entrySentence.ts';
import { campus } from '../../../../resources/campus.ts';

const { translate } = createI18nProvider(campus.languages, 'en');
const entry = {
  id: 1,
  at: '2026-01-01T00:00:00Z',
  user: { id: 7, name: 'Rahima' },
  address: null,
  changes: [],
  beyond: [],
};
const told = (change: object) =>
  entrySentence({ translate, resource: expense, entry: { ...entry, action: 'update', ...change } });

it.each([
  ['create', 'Rahima added this.'],
  ['update', 'Rahima edited this.'],
  ['delete', 'Rahima deleted this.'],
  ['approve', 'Rahima approved this expense.'],
  ['something new', 'Rahima edited this.'],
])('%s reads as a sentence', (action, sentence) => {
  expect(told({ action })).toBe(sentence);
});

it('switching says which way', () => {
  const changed = (after: number) => [{ field: 'is_active', before: 1 - after, after }];
  expect(told({ action: 'toggle', changes: changed(1) })).toBe('Rahima activated this.');
  expect(told({ action: 'toggle', changes: changed(0) })).toBe('Rahima deactivated this.');
});

it('what nobody did, the system did', () => {
  expect(told({ action: 'create', user: null })).toBe('The system added this.');
});
