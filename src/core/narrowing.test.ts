import { expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import { defineResource, integer, manyToMany, reference, text } from './index.ts';
import { isOpenTo, namingField, narrowingOf } from './narrowing.ts';
import type { Readers } from './resource.ts';
import type { VisibleToDeclaration } from './visibleTo.ts';

it('what narrows a reference is taken apart', () => {
  expect(narrowingOf({ narrowedBy: { through: 'branch', bank_id: 'bank_id' } })).toEqual({
    through: 'branch',
    pairs: [['bank_id', 'bank_id']],
  });
  expect(narrowingOf({})).toEqual({ through: undefined, pairs: [] });
});

it('records name others by the one field that leads there, to one or to many', () => {
  const naming = (fields: Parameters<typeof defineResource>[0]['fields']) =>
    namingField(defineResource({ ...plain, fields: { name: text(), size: integer(), ...fields } }), 'city')?.name;
  expect(naming({ city_id: reference('city'), bank_id: reference('bank') })).toBe('city_id');
  expect(naming({ city_ids: manyToMany('city', { through: 'bank_cities' }) })).toBe('city_ids');
  expect(naming({ bank_id: reference('bank') })).toBeUndefined();
  expect(naming({ city_id: reference('city'), other_id: reference('city') })).toBeUndefined();
});

it.each<[Readers, Readers, boolean]>([
  ['public', 'public', true],
  ['public', 'permission', true],
  ['signedIn', 'signedIn', true],
  ['signedIn', 'permission', true],
  ['signedIn', 'public', false],
  ['permission', 'permission', false],
])('what is read by %s tells who reads by %s which of these it names: %s', (through, target, isOpen) => {
  const readBy = (read: Readers, visibleTo: VisibleToDeclaration<'name'> = 'everybody') =>
    defineResource({ ...plain, ...(read !== 'permission' && { read }), visibleTo });
  expect(isOpenTo(readBy(through), readBy(target))).toBe(isOpen);
  expect(isOpenTo(readBy(through, { rules: [{ rule: 'own', by: 'name' }] }), readBy(target))).toBe(false);
});
