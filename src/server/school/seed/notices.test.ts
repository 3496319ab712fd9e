import { expect, it } from 'vitest';
import { openCampus } from '../../../../tests/support/campus.ts';

it('the notifications of a demo school write days in words', async () => {
  const campus = await openCampus('embedded');
  const told = await campus.database.query<{ body: string }>('select distinct body from notifications order by body');
  await campus.close();
  expect(told.filter(({ body }) => /\d{4}-\d{2}/.test(body))).toEqual([]);
  expect(told.map(({ body }) => body)).toContainEqual(expect.stringMatching(/^The exam began on \w+ \w+,? \d{4}\. /));
});
