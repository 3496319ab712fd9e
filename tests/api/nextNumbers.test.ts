import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COHORT } from '../../schemas/academics/cohort.ts';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { asLine, csvOf, importsOf, reportOf, runImport } from '../support/importFile.ts';

const student = registry.get('student');

describe('the next number of a student', () => {
  let campus: Campus;
  let year: string;
  beforeAll(async () => {
    campus = await openCampus();
    year = campus.context.today().slice(0, 4);
  });
  afterAll(() => campus.close());

  const next = async (scope: Json = {}) => {
    const answer = await campus.call('GET /students/next', { as: 'office', query: scope });
    expect(answer.status, answer.text).toBe(200);
    return answer.body as { readonly student_id: string; readonly roll_no: number | null };
  };
  const add = async (changed: Json, query: Json = {}) =>
    campus.call('POST /students', { as: 'office', body: await build(campus, student, changed), query });
  const setPattern = async (student_id_pattern: string) => {
    const [institute] = (await campus.call('GET /get/institute/information')).list;
    return campus.call(`PUT /institutes/${institute?.id}`, { body: { student_id_pattern } });
  };
  const cohortOf = (record: Json) => Object.fromEntries(COHORT.map((name) => [name, record[name] ?? undefined]));

  it('counts on from the highest of the pattern, whatever else ids look like', async () => {
    const first = Number((await next()).student_id);
    await create(campus, student, { student_id: String(first + 40) });
    await create(campus, student, { student_id: `${year}-9000` });
    await create(campus, student, { student_id: `X${year}9000` });
    expect((await next()).student_id).toBe(String(first + 41));
  });

  it('is written by the pattern of the institute, which takes no other', async () => {
    const refused = await setPattern('{year}-{month}');
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors as Json)).toEqual(['student_id_pattern']);
    expect((await setPattern('LS-{yy}/{###}')).status).toBe(200);
    expect((await next()).student_id).toBe(`LS-${year.slice(2)}/001`);
    await create(campus, student, { student_id: `ls-${year.slice(2)}/1200` });
    expect((await next()).student_id).toBe(`LS-${year.slice(2)}/1201`);
    expect((await next({ pattern: 'N{#####}' })).student_id).toBe('N00001');
    expect((await campus.call('GET /students/next', { query: { pattern: '{}' } })).status).toBe(400);
    await setPattern('{year}{####}');
  });

  it('of the roll is the next one of the cohort, and is not known before the cohort is', async () => {
    const made = await create(campus, student, { roll_no: 341 });
    expect((await next()).roll_no).toBeNull();
    expect((await next(cohortOf(made))).roll_no).toBe(342);
    expect((await next({ ...cohortOf(made), section_id: 999_999 })).roll_no).toBe(1);
  });

  it('counts the rolls of past years as taken', async () => {
    const years = (await campus.call('GET /get/all/academic/year', { query: { sort: ['starts_on', 'ASC'] } })).list;
    const [before, current] = [years.at(-2), years.at(-1)];
    const made = await create(campus, student, { academic_year_id: before?.id, roll_no: 77_000 });
    const moved = await campus.call(`PUT /students/${made.id}`, { body: { academic_year_id: current?.id } });
    expect(moved.status, moved.text).toBe(200);
    expect((await next(cohortOf(made))).roll_no).toBe(77_001);
  });

  it('is given to a student who comes without an id, and no roll to one who comes without a roll', async () => {
    const expected = (await next()).student_id;
    const answer = await add({ student_id: null, roll_no: null });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.data).toMatchObject({ student_id: expected, roll_no: null });
  });

  it('is offered to two clerks and given to the first, and the other one gets the one after it', async () => {
    const made = await create(campus, student, { roll_no: 1 });
    const offered = await next(cohortOf(made));
    const same = { ...cohortOf(made), ...offered };
    const suggested = { suggested: 'student_id,roll_no' };
    const answers = await Promise.all([add(same, suggested), add(same, suggested), add(same, suggested)]);
    const given = answers.map(({ status, body, text }) => {
      expect(status, text).toBe(201);
      return body.data as Json;
    });
    const first = Number(offered.student_id);
    expect(given.map(({ student_id }) => Number(student_id)).sort()).toEqual([first, first + 1, first + 2]);
    expect(given.map(({ roll_no }) => Number(roll_no)).sort()).toEqual(
      [0, 1, 2].map((more) => Number(offered.roll_no) + more),
    );
  });

  it('that somebody has typed is refused at its field where it is taken', async () => {
    const made = await create(campus, student, { roll_no: 9 });
    const answer = await add({ ...cohortOf(made), student_id: made.student_id, roll_no: 9 });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors as Json)).toEqual(['student_id']);
  });

  it('is told to whoever may add students, and to nobody else', async () => {
    expect((await campus.call('GET /students/next', { as: 'teacher' })).status).toBe(403);
    expect((await campus.call('GET /students/next', { as: null })).status).toBe(401);
  });

  it('is given to the lines of a file that leave the column empty or have none', async () => {
    const { check } = importsOf(() => campus);
    const first = Number((await next()).student_id);
    const { headings, cells } = await asLine(campus, student, await build(campus, student, { roll_no: null }));
    const place = headings.indexOf('student_id');
    const line = (id: string) => cells.map((cell, index) => (index === place ? id : cell));
    const file = csvOf(headings, [line(''), line(String(first + 4)), line('')]);
    expect(await check('student', file)).toMatchObject({ total: 3, ready: 3, wrong: 0 });
    expect(reportOf(await runImport(campus, student, { file }))).toMatchObject({ created: 3 });
    const without = csvOf(
      headings.filter((_, index) => index !== place),
      [cells.filter((_, index) => index !== place)],
    );
    expect(reportOf(await runImport(campus, student, { file: without }))).toMatchObject({ created: 1 });
    const { list } = await campus.call('GET /get/all/students', { query: { sort: ['id', 'DESC'], range: [0, 3] } });
    expect(list.map(({ student_id }) => Number(student_id)).sort()).toEqual(
      [first + 4, first + 5, first + 6, first + 7].sort(),
    );
  });
});
