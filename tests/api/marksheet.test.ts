import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { endOf } from '../support/jobs.ts';

describe('the marksheet of a published result', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('postgres');
  });
  afterAll(() => campus.close());

  const sheetOf = async (id: unknown, as: Role = 'superadmin') => {
    const answer = await campus.call(`GET /results/${String(id)}/marksheet`, { as });
    expect(answer.status, answer.text).toBe(200);
    return answer.body as unknown as Marksheet;
  };
  const resultWhere = async (condition: string, order = 'r.id') => {
    const [row] = await campus.database.query<Json & { id: number; parent_id: number }>(
      `select r.*, s.parent_id, s.subject_id, s.partner_id from results r join results_subjects s on s.parent_id = r.id
       where r.status = 1 and ${condition} order by ${order} limit 1`,
    );
    return row as Json & { id: number };
  };
  const tableOf = async (id: number, sheet: number | string) => {
    const answer = await campus.call(`GET /results/${id}/marksheet/export`);
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    expect(answer.headers['content-disposition']).toContain('Marksheet');
    // What it is about stands above.
    return (await readSheet(answer.bytes, sheet)).slice(3);
  };

  it('tells of each version when it was published, and to who may publish, why', async () => {
    const { id } = await resultWhere('r.version_no = 2');
    const [newest, first] = (await sheetOf(id)).versions;
    expect(newest?.reason).toBe('A mark was entered in the wrong row.');
    expect(first?.reason).toBeNull();
    expect(Date.parse(newest?.published_at ?? '')).toBeGreaterThan(Date.parse(first?.published_at ?? ''));
  });

  it('of an earlier version is itself for the office', async () => {
    const newest = await resultWhere('r.version_no = 2');
    const [earlier] = await campus.database.query<{ id: number }>(
      'select id from results where student_id = $1 and exam_type_id = $2 and version_no = 1',
      [newest.student_id, newest.exam_type_id],
    );
    expect((await sheetOf(earlier?.id)).result.id).toBe(earlier?.id);
  });

  it('keeps the reasons from a teacher, who sees the dates', async () => {
    const { list } = await campus.call('GET /get/all/result', { as: 'teacher', query: { range: [0, 0] } });
    const id = list[0]?.id;
    await campus.database.query("update result_publications set reason = 'For the office alone'");
    const told = async (as: Role) =>
      (await sheetOf(id, as)).versions.map(({ published_at: at, reason }) => [!!at, reason]);
    expect(await told('superadmin')).toEqual([[true, 'For the office alone']]);
    expect(await told('teacher')).toEqual([[true, null]]);
  });

  it('finds the reason among those of other sections, of plans and of what was taken back', async () => {
    const row = await resultWhere('r.version_no = 1 and r.exam_type_id is not null');
    const whole = { academic_year_id: row.academic_year_id, exam_type_id: row.exam_type_id, class_id: row.class_id };
    const cohort = { version_id: row.version_id, shift_id: row.shift_id, wing_id: row.wing_id };
    const own = { ...whole, ...cohort, section_id: row.section_id };
    const post = async (action: string, body: Json) => {
      const answer = await campus.call(`POST /results/${action}`, { body });
      expect(answer.status, answer.text).toBe(200);
    };
    const reasonOf = async () => (await sheetOf(row.id)).versions.find(({ id }) => id === row.id)?.reason;
    await post('unpublish', { ...whole, reason: 'All are taken back.' });
    await post('publish', { ...own, reason: 'The own section first.' });
    await post('publish', { ...whole, reason: 'Then the others.' });
    expect(await reasonOf()).toBe('The own section first.');
    await post('unpublish', { ...own, reason: 'Once more.' });
    const publish_at = new Date(Date.now() + 1500).toISOString();
    await post('publish', { ...own, reason: 'As it was planned.', publish_at });
    await expect.poll(reasonOf, { timeout: 20_000 }).toBe('As it was planned.');
  });

  it('comes as a workbook with its totals, subjects, components, explanation and the exams of the year', async () => {
    const { id } = await resultWhere('s.partner_id is not null');
    const sheet = await sheetOf(id);
    const [heads = [], totals = []] = await tableOf(id, 'Marksheet');
    expect(totals[heads.indexOf('Student')]).toBe(sheet.student.name);
    expect(new Set(heads).size).toBe(heads.length);
    expect(totals[heads.indexOf('Result version')]).toBe(sheet.result.version);
    expect(totals[heads.indexOf('Total marks')]).toBe(Number(sheet.result.total));
    const subjects = await tableOf(id, 'Subjects');
    expect(subjects.slice(1).map((cells) => cells[2])).toEqual(
      sheet.result.subjects.map(({ obtained }) => Number(obtained)),
    );
    const parts = await tableOf(id, 'Components');
    expect(parts[0]).toEqual(['Subject', 'Component', 'Marks', 'Full marks', 'In both papers', 'Pass mark']);
    const components = sheet.result.subjects.flatMap((each) => each.components);
    expect(parts.length - 1).toBe(components.length);
    expect(parts.slice(1).map(([, , mark]) => mark)).toEqual(
      expect.arrayContaining(components.map(({ mark, is_absent }) => (is_absent ? 'Ab' : mark))),
    );
    const told = await tableOf(id, 'How this was computed');
    expect(told.slice(1).flat()).toEqual(sheet.result.explanation);
    expect((await tableOf(id, 'Exams of the year')).length).toBe(sheet.exams.length + 1);
  });

  it('names the subjects as its paper does, in the language of the reader', async () => {
    const { id, ...row } = await resultWhere('s.partner_id is not null and r.exam_type_id is not null');
    const answer = await campus.call(`GET /results/${id}/marksheet`, { headers: { 'Accept-Language': 'bn' } });
    const { subjects, result } = answer.body as unknown as Marksheet;
    const ids = result.subjects.flatMap((each) => [each.subject_id, each.partner_id ?? each.subject_id]);
    const rows = await campus.database.query<{ id: number; name: string; name_local: string }>(
      'select id, name, name_local from subjects where id = any($1::bigint[])',
      [ids],
    );
    const locals = rows.filter(({ name_local: local }) => /\p{Script=Bengali}/u.test(local));
    expect(locals.length).toBeGreaterThan(0);
    for (const { id: subject, name_local: local } of locals) {
      expect(subjects[subject]).toBe(local);
      expect(result.explanation.join(' ')).toContain(local);
    }
    expect((await sheetOf(id)).subjects[Number(locals[0]?.id)]).toBe(locals[0]?.name);
    const query = { academic_year_id: row.academic_year_id, exam_type_id: row.exam_type_id, class_id: row.class_id };
    for (const page of ['tabulation', 'by/subject', 'summary/letters']) {
      const named = async (language: string) => {
        const { body } = await campus.call(`GET /results/${page}`, { query, headers: { 'Accept-Language': language } });
        return (body.subjects as Json[]).flatMap(({ name, partner }) => [name, partner]);
      };
      const [bengali, english] = [await named('bn'), await named('en')];
      for (const { name, name_local: local } of locals) {
        expect(bengali, page).toContain(local);
        expect(english, page).toContain(name);
      }
    }
  });

  it('names the exams in the workbook and the explanation of a final', async () => {
    const row = await resultWhere('r.exam_type_id is not null');
    // The last one is under way.
    await campus.database.query(
      'update exam_types set weight = 0 where id not in (select exam_type_id from results where exam_type_id is not null)',
    );
    const body = { academic_year_id: row.academic_year_id, class_id: row.class_id };
    const begun = await campus.call('POST /results/generate', { body });
    expect(begun.status, begun.text).toBe(202);
    expect(await endOf(campus, (begun.body.data as Json).job_id)).toMatchObject({ state: 'done' });
    const [final] = await campus.database.query<{ id: number }>(
      'select id from results where exam_type_id is null and student_id = $1',
      [row.student_id],
    );
    const id = Number(final?.id);
    const { exam_names: names, result } = await sheetOf(id);
    expect(Object.keys(names).length).toBeGreaterThan(1);
    for (const name of Object.values(names)) expect(result.explanation[0]).toContain(`${name} `);
    const [heads, ...lines] = await tableOf(id, 'Components');
    expect(heads).toEqual(['Subject', 'Exam', 'Marks', 'Full marks', 'Weight', 'Absent']);
    expect(new Set(lines.map(([, exam]) => exam))).toEqual(new Set(Object.values(names)));
  });
});
