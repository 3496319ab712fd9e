import { expect } from 'vitest';
import { examType } from '../../schemas/exams/examType.ts';
import { create } from './build.ts';
import type { Campus, Json, Role } from './campus.ts';
import { endOf } from './jobs.ts';
import { userOf } from './people.ts';
import { forgetResults } from './results.ts';

/** The cohort within a year. */
export const COHORT = ['class_id', 'version_id', 'shift_id', 'wing_id', 'student_group_id', 'section_id'] as const;
export const keyOf = (row: Json) => COHORT.map((name) => row[name]).join(' ');

export type ResultScope = Json & { academic_year_id: number; exam_type_id: number; class_id: number };

/** The first exam, the present year and the classes in their order; no results are there any more. */
export async function schoolWithoutResults(campus: Campus): Promise<{ exam: Json; year: Json; classes: Json[] }> {
  await forgetResults(campus);
  const ordered = { sort: ['order', 'ASC'], range: [0, 99] };
  const [exam] = (await campus.call('GET /exam/types', { query: ordered })).list as [Json];
  const [year] = (await campus.call('GET /get/all/academic/year', { query: { filter: { is_current: 1 } } })).list as [
    Json,
  ];
  return { exam, year, classes: (await campus.call('GET /get/all/classes', { query: ordered })).list };
}

/** An exam of the first class in the present year; no results are there any more. */
export async function scopeWithoutResults(campus: Campus): Promise<ResultScope> {
  const { exam, year, classes } = await schoolWithoutResults(campus);
  return { academic_year_id: Number(year.id), exam_type_id: Number(exam.id), class_id: Number(classes[0]?.id) };
}

/** The first exam in the class of the student with a demo login; no results are there any more. */
export async function scopeOfLogin(campus: Campus): Promise<ResultScope> {
  const scope = await scopeWithoutResults(campus);
  const { id } = await userOf(campus, 'student');
  const [pupil] = (await campus.call('GET /get/all/students', { query: { filter: { user_id: id } } })).list;
  return { ...scope, class_id: Number(pupil?.class_id) };
}

/** Generates the results of a scope and waits until they are there. */
export async function generateResults(campus: Campus, scope: Json): Promise<void> {
  const begun = await campus.call('POST /results/generate', { body: scope });
  expect(begun.status, begun.text).toBe(202);
  expect(await endOf(campus, (begun.body.data as Json).job_id)).toMatchObject({ state: 'done' });
}

/** Makes an exam that comes before that of a scope. */
export async function examBefore(campus: Campus, { exam_type_id }: ResultScope): Promise<Json> {
  const earlier = await create(campus, examType, { name: 'A test before all others', order: 1, weight: 0 });
  await campus.call(`PUT /exam-types/${exam_type_id}`, { body: { order: 50 } });
  return earlier;
}

/** A class whose students choose a fourth subject. */
export async function upperClassOf({ database }: Campus, { academic_year_id }: ResultScope): Promise<number> {
  const [upper] = await database.query<{ class_id: number }>(
    `select e.class_id from fourth_subjects f join enrolments e
      on e.student_id = f.student_id and e.academic_year_id = f.academic_year_id
    where f.academic_year_id = $1 order by e.class_id desc limit 1`,
    [academic_year_id],
  );
  return Number(upper?.class_id);
}

/** What tests of the office of results do again and again, in the school and the scope that are theirs then. */
export function resultOfficeOf(opened: () => { readonly campus: Campus; readonly scope: ResultScope }) {
  return {
    overview: async (query: Json = { academic_year_id: opened().scope.academic_year_id }, as?: Role) => {
      const answer = await opened().campus.call('GET /results/overview', { query, ...(as && { as }) });
      expect(answer.status, answer.text).toBe(200);
      return answer.body as { rows: (Json & { sections: Json[] })[]; has_more: boolean };
    },
    generate: (given: Json = opened().scope) => generateResults(opened().campus, given),
    publish: (body: Json, as?: Role) => opened().campus.call('POST /results/publish', { body, ...(as && { as }) }),
    unpublish: (body: Json, as?: Role) => opened().campus.call('POST /results/unpublish', { body, ...(as && { as }) }),
    /** Enters or takes away the first mark of a student, in whatever state the sheet is, and answers of what it is. */
    setMark: (student_id: unknown, mark: number | null) => {
      const { campus, scope } = opened();
      return campus.database.query<Json>(
        `update uploaded_marks set mark = $2 where id = (select min(id) from uploaded_marks
          where student_id = $1 and exam_type_id = $3 and academic_year_id = $4) returning subject_id, component`,
        [student_id, mark, scope.exam_type_id, scope.academic_year_id],
      );
    },
    resultsOf: async (filter: Json = {}) => {
      const { campus, scope } = opened();
      const query = { filter: { ...scope, ...filter }, range: [0, 499] };
      return (await campus.call('GET /get/all/result', { query })).list;
    },
  };
}
