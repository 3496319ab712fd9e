// @vitest-environment node

import { expect, it } from 'vitest';
import { onlyFilter } from './onlyFilter.ts';

it('what a list call can filter by is asked for; the rest is left to the server', () => {
  expect(
    onlyFilter({
      is_active: 1,
      role_id: { not: [4, 5] },
      wing_id: [1, 2],
      left_on: null,
      note: { filled: true },
      phone: { not: null },
    }),
  ).toEqual({
    is_active: 1,
    role_id_not: [4, 5],
    wing_id: [1, 2],
    left_on: null,
  });
  expect(onlyFilter(undefined)).toEqual({});
});
