import { expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { readListQuery } from './listQuery.ts';

const read = (filter: object) =>
  readListQuery(
    { filter: JSON.stringify(filter) },
    { resource: registry.get('wingSection'), registry, notAskedBy: new Set(), timeZone: 'UTC' },
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
