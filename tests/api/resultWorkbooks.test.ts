import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tabulation } from '../../schemas/exams/resultPageCalls.ts';
import { sortStudents } from '../../schemas/exams/tabulationOrder.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';

/** The rows of a table in a workbook, without what stands above it. */
async function readTable(bytes: Parameters<typeof readSheet>[0]) {
  return (await readSheet(bytes)).slice(3);
}

// What they are made of is read from both databases by the tests of the pages.
describe('the workbooks of result pages', () => {
  let campus: Campus;
  let scope: Json;
  let names: Json;

  beforeAll(async () => {
    campus = await openCampus('postgres');
    const [found] = await campus.database.query<Json>(PUBLISHED);
    const { academic_year_id, exam_type_id, class_id, ...words } = found as Json;
    scope = { academic_year_id, exam_type_id, class_id };
    names = words;
  });
  afterAll(() => campus.close());

  const tabulation = async () =>
    (await campus.call('GET /results/tabulation', { query: scope })).body as unknown as Tabulation;

  it('have a sheet for each table, or one alone', async () => {
    const file = await campus.call('GET /results/tabulation/export', { query: scope });
    const lines = await readTable(file.bytes);
    const sheet = await tabulation();
    expect(lines.length).toBe(sheet.students.length + 1);
    expect(lines[0]?.slice(0, 3)).toEqual(['Roll number', 'Student', 'Section']);
    expect(lines[1]?.[1]).toBe(sheet.students[0]?.name);
    const one = await campus.call('GET /results/summary/total/export', { query: { ...scope, table: 'genders' } });
    expect((await readTable(one.bytes))[0]?.slice(0, 2)).toEqual(['Class', 'Section']);
    const none = await campus.call('GET /results/summary/total/export', { query: { ...scope, table: 'nothing' } });
    expect(none.status).toBe(400);
  });

  it('say what they are, by name and above the tables', async () => {
    const [institute] = await campus.database.query<Json>('select name from institutes');
    for (const [language, title, digits] of [
      ['en', 'Tabulation Sheet', '0123456789'],
      ['bn', 'ট্যাবুলেশন শিট', '০১২৩৪৫৬৭৮৯'],
    ] as const) {
      const file = await campus.call('GET /results/tabulation/export', {
        query: scope,
        headers: { 'accept-language': language },
      });
      const year = String(names.year).replace(/\d/g, (digit) => digits.charAt(Number(digit)));
      const parts = [title, names.exam, names.class, year];
      const name = `${parts.join(' - ')}.xlsx`;
      expect(file.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
      const [first, second] = await readSheet(file.bytes);
      expect(first?.[0]).toBe(institute?.name);
      expect(second?.[0]).toBe(parts.join(' · '));
    }
  });

  it('have the sheet in the order, and with the students, that are asked for', async () => {
    const namesIn = async (query: Json) => {
      const file = await campus.call('GET /results/tabulation/export', { query: { ...scope, ...query } });
      return (await readTable(file.bytes)).slice(1).map((line) => line[1]);
    };
    const { students } = await tabulation();
    const [best] = sortStudents(students, 'position');
    expect((await namesIn({ order: 'position' }))[0]).toBe(best?.name);
    expect(await namesIn({ order: 'roll' })).toEqual(students.map(({ name }) => name));
    const found = await namesIn({ find: best?.name });
    expect(found).toContain(best?.name);
    expect(found.length).toBeLessThan(students.length);
    expect((await campus.call('GET /results/tabulation/export', { query: { ...scope, order: 'x' } })).status).toBe(400);
  });

  it('mark the fourth subject, and say what the sign stands for', async () => {
    const [row] = await campus.database.query<Json>(
      `select r.academic_year_id, r.exam_type_id, r.class_id from results_subjects s join results r on r.id = s.parent_id
       where s.is_fourth = 1 and r.status in (0, 1) limit 1`,
    );
    const file = await campus.call('GET /results/tabulation/export', { query: { ...row } });
    const lines = await readSheet(file.bytes);
    expect(lines[2]?.[0]).toBe('⁴ 4th subject');
    expect(
      lines
        .slice(4)
        .flat()
        .some((cell) => /^[A-F][+-]?⁴$/.test(String(cell))),
    ).toBe(true);
  });
});

/** An exam of a class of the demo school, with published results. */
const PUBLISHED = `
select r.academic_year_id, r.exam_type_id, r.class_id, x.name as exam, c.name as class, y.year
from results r
join exam_types x on x.id = r.exam_type_id
join classes c on c.id = r.class_id
join academic_years y on y.id = r.academic_year_id
where r.status = 1 and r.position_in_class = 1
order by r.id limit 1`;
