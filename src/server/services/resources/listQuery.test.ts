import { expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { readListQuery } from './listQuery.ts';

const read = (filter: object) =>
  readListQuery(
    { filter: JSON.stringify(filter) },
    { resource: registry.get('wingSection'), registry, unqueryable: new Set(), timeZone: 'UTC' },
  ).filters;

it('a filter asks for any of some links, and not for none of them', () => {
  expect(read({ section_ids: [1, 2], wing_id_not: 3 })).toMatchObject([
    { name: 'section_ids', test: 'any', values: [1, 2] },
    { name: 'wing_id', test: 'none', values: [3] },
  ]);
  for (const key of ['section_ids_not', 'section_ids_gte', 'wing_id_lte'])
    expect(() => read({ [key]: 1 }), key).toThrow(
      expect.objectContaining({ id: 'unknownFilter', params: { field: key } }),
    );
});

it('alternatives are read as filters of their own, one level of them', () => {
  expect(read({ wing_id: 1, any_of: [{ section_ids: 2 }, { wing_id_not: 3, id: 4 }] })).toMatchObject([
    { name: 'wing_id', test: 'any', values: [1] },
    { anyOf: [[{ name: 'section_ids', values: [2] }], [{ name: 'wing_id', test: 'none' }, { name: 'id' }]] },
  ]);
});

it.each([
  ['none at all', []],
  ['one that asks for nothing', [{ id: 1 }, {}]],
  ['what is no list', { id: 1 }],
  ['what is no filter', [1]],
  ['too many', Array.from({ length: 11 }, (_, index) => ({ id: index + 1 }))],
])('alternatives are refused when they are %s', (_, alternatives) => {
  expect(() => read({ any_of: alternatives })).toThrow(
    expect.objectContaining({ id: 'badFilter', params: { field: 'any_of' } }),
  );
});

it.each([
  ['a search', { q: 'a' }],
  ['further alternatives', { any_of: [{ id: 1 }] }],
])('an alternative holds no %s', (_, alternative) => {
  expect(() => read({ any_of: [alternative] })).toThrow(expect.objectContaining({ id: 'unknownFilter' }));
});
