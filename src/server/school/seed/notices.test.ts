import { expect, it } from 'vitest';
import { openCampus } from '../../../../tests/support/campus.ts';

it('the notifications of a demo school write days in words', async () => {
  const campus = await openCampus('embedded');
  const told = await campus.database.query<{ body: string }>('select distinct body from notifications order by body');
  await campus.close();
  expect(told.filter(({ body }) => /\d{4}-\d{2}/.test(body))).toEqual([]);
  expect(told.map(({ body }) => body)).toContainEqual(expect.stringMatching(/^The exam began on \w+ \w+,? \d{4}\. /));
});

it('the student and the parent of a demo school have a notice of each of the student’s results, which they may open', async () => {
  const campus = await openCampus('embedded');
  for (const as of ['student', 'parent'] as const) {
    const { list } = await campus.call('GET /get/all/result', { as });
    const notices = (await campus.call('GET /get/my/notification', { as })).list;
    const links = notices.flatMap(({ link }) => (String(link).startsWith('/single/result') ? [link] : []));
    expect(list.length).toBeGreaterThan(0);
    expect(links.sort()).toEqual(list.map(({ id }) => `/single/result${id}`).sort());
  }
  await campus.close();
});
