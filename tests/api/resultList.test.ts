import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { generateResults, schoolWithoutResults } from '../support/resultOffice.ts';

describe('results in their list', () => {
  let campus: Campus;
  let exam: Json;

  beforeAll(async () => {
    campus = await openCampus();
    const school = await schoolWithoutResults(campus);
    ({ exam } = school);
    for (const { id } of school.classes)
      await generateResults(campus, { academic_year_id: school.year.id, exam_type_id: exam.id, class_id: id });
  });
  afterAll(() => campus.close());

  it('are found and sorted by their places only by the office, because an exam may hide them', async () => {
    const asked = async (as: Role, query: Json) => {
      const list = await campus.call('GET /get/all/result', { as, query: { ...query, range: [0, 9] } });
      const file = await campus.call('GET /results/export', { as, query: { ...query, format: 'csv' } });
      return [list.status, file.status];
    };
    for (const name of ['position_in_section', 'position_in_class']) {
      for (const key of [name, `${name}_gte`, `${name}_lte`, `${name}_not`]) {
        expect(await asked('teacher', { filter: { [key]: 1 } }), key).toEqual([400, 400]);
        expect(await asked('office', { filter: { [key]: 1 } }), key).toEqual([200, 200]);
      }
      expect(await asked('teacher', { sort: [name, 'ASC'] }), name).toEqual([400, 400]);
      expect(await asked('office', { sort: [name, 'ASC'] }), name).toEqual([200, 200]);
    }
    const refused = await campus.call('GET /get/all/result', {
      as: 'teacher',
      query: { filter: { position_in_class: 1 } },
    });
    expect(refused.body.message).toBe('There is no filter “position_in_class”.');
    const query = { sort: ['position_in_class', 'ASC'], format: 'csv' };
    expect((await campus.call('POST /results/export', { as: 'teacher', query })).status).toBe(400);
  });

  it('are found by the name and the id of the student, of those in sight', async () => {
    const found = async (q: string, as: Role = 'superadmin') => {
      const query = { filter: { exam_type_id: exam.id, q }, range: [0, 499] };
      const answer = await campus.call('GET /get/all/result', { as, query });
      expect(answer.status, answer.text).toBe(200);
      return answer.list.map(({ student_id }) => Number(student_id)).sort();
    };
    const students = await campus.database.query<{
      id: number;
      name: string;
      student_id: string;
      father_phone: string;
    }>('select id, name, student_id, father_phone from students');
    const [some] = await found('');
    const own = students.find(({ id }) => Number(id) === some) as (typeof students)[number];
    const [word = ''] = String(own.name).split(' ');
    const resulted = new Set(await found(''));
    const named = students.filter(
      ({ id, name }) => resulted.has(Number(id)) && String(name).toLowerCase().includes(word.toLowerCase()),
    );
    expect(await found(word.toUpperCase())).toEqual(named.map(({ id }) => Number(id)).sort());
    expect(await found(`${String(own.student_id)} ${word}`)).toEqual([own.id]);
    expect(await found('no such student')).toEqual([]);
    // Whoever reads results does not learn by them what else is known of a student.
    expect(await found(String(own.father_phone).slice(-6))).toEqual([]);
    const inSight = await found('', 'teacher');
    expect(await found(word, 'teacher')).toEqual(
      named
        .map(({ id }) => Number(id))
        .filter((id) => inSight.includes(id))
        .sort(),
    );
    const query = { filter: { exam_type_id: exam.id, q: own.student_id }, format: 'csv' };
    const file = await campus.call('GET /results/export', { query });
    expect(file.text.trim().split('\n')).toHaveLength(2);
  });
});
