import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';

const student = registry.get('student');
const parent = registry.get('studentParent');

describe('what a new record is likely to repeat', () => {
  let campus: Campus;
  let rahim: Json;
  beforeAll(async () => {
    campus = await openCampus();
    rahim = await create(campus, student, {
      name: 'Abdur Rahím Uddin',
      date_of_birth: '2013-05-04',
      phone: '01712-345678',
      father_phone: '01812-345678',
    });
  });
  afterAll(() => campus.close());

  const similar = async (query: Json, as: Role = 'office') => {
    const answer = await campus.call('GET /students/similar', { as, query });
    expect(answer.status, answer.text).toBe(200);
    return answer.list as { readonly record: Json; readonly by: readonly string[] }[];
  };

  it.each([
    [
      'the name in another case, with other spaces and accents',
      { name: '  abdur  RAHIM uddin ', date_of_birth: '2013-05-04' },
      ['name', 'date_of_birth'],
    ],
    [
      'the name without spaces and with a point',
      { name: 'Abdur Rahim.Uddin', date_of_birth: '2013-05-04' },
      ['name', 'date_of_birth'],
    ],
    ['the phone number, however it is written', { phone: '+880 1712 345678' }, ['phone']],
    [
      'the name and the father’s number',
      { name: 'Abdur Rahim Uddin', father_phone: '8801812345678' },
      ['name', 'father_phone'],
    ],
    [
      'the day and the father’s number, whatever the name',
      { name: 'Abdul Rohim', date_of_birth: '2013-05-04', father_phone: '01812 345 678' },
      ['date_of_birth', 'father_phone'],
    ],
  ])('is found by %s', async (_, query, by) => {
    const [found, ...more] = await similar(query);
    expect(more).toEqual([]);
    expect(found?.record).toMatchObject({ id: rahim.id, student_id: rahim.student_id });
    expect(found?.by).toEqual(by);
  });

  it.each([
    ['the name alone', { name: 'Abdur Rahim Uddin' }],
    ['another name of that day', { name: 'Abdur Karim Uddin', date_of_birth: '2013-05-04' }],
    ['another day', { name: 'Abdur Rahim Uddin', date_of_birth: '2013-05-05' }],
    ['a number that is half typed', { phone: '01712-3456' }],
    ['what is no day', { name: 'Abdur Rahim Uddin', date_of_birth: 'soon' }],
    ['nothing', {}],
  ])('is not found by %s', async (_, query) => {
    expect(await similar(query)).toEqual([]);
  });

  it('is refused to nobody who adds it all the same', async () => {
    const twin = await create(campus, student, { name: rahim.name, date_of_birth: rahim.date_of_birth });
    expect(twin.id).not.toBe(rahim.id);
    expect(
      (await similar({ name: rahim.name, date_of_birth: '2013-05-04' })).map(({ record }) => record.id).sort(),
    ).toEqual([rahim.id, twin.id].sort());
  });

  it('is told with what its reader may see alone, and of records in their sight', async () => {
    const [seen] = await similar({ phone: '01712345678' });
    expect(seen?.record).not.toHaveProperty('user_id');
    expect(await similar({ phone: '01712345678' }, 'teacher')).toEqual([]);
    expect((await campus.call('GET /students/similar', { as: null })).status).toBe(401);
    expect((await campus.call('GET /students/similar', { as: 'accountant' })).status).toBe(
      (await campus.call('GET /get/all/students', { as: 'accountant' })).status,
    );
  });

  it('of a parent is whoever has the number, with the children', async () => {
    const karim = await create(campus, parent, { name: 'Karim Uddin', phone: '01912-345678' });
    await campus.call(`PUT /students/${rahim.id}`, { body: { parent_id: karim.id } });
    const { list } = await campus.call('GET /student-parents/similar', {
      as: 'office',
      query: { phone: '01912345678' },
    });
    expect(list).toMatchObject([
      { record: { id: karim.id, name: 'Karim Uddin', children: [{ id: rahim.id, name: rahim.name }] }, by: ['phone'] },
    ]);
  });
});
