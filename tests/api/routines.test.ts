import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COHORT } from '../../schemas/academics/cohort.ts';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';

const routine = registry.get('classRoutine');
const exam = registry.get('examRoutine');
const subject = registry.get('subject');

const picked = (record: Json, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

describe('routines', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const otherSection = async ({ class_id, wing_id, section_id }: Json) => {
    const { list } = await campus.call('GET /get/all/section', {
      query: { filter: { wingSection: { class_id, wing_id } } },
    });
    return list.find(({ id }) => id !== section_id)?.id;
  };

  it('lessons are in the order of the week, the day and the classes, backwards as well', async () => {
    const orders = async (
      call: 'GET /get/all/class/day' | 'GET /get/all/class/period' | 'GET /get/all/classes',
      by: string,
    ) => {
      const { list } = await campus.call(call);
      return new Map(list.map((record) => [record.id, record[by] as number | string]));
    };
    const days = await orders('GET /get/all/class/day', 'weekday');
    const periods = await orders('GET /get/all/class/period', 'starts_at');
    const classes = await orders('GET /get/all/classes', 'order');
    const keyOf = ({ class_day_id, class_period_id, class_id, section }: Json) =>
      [
        days.get(class_day_id),
        periods.get(class_period_id),
        String(classes.get(class_id)).padStart(3, '0'),
        (section as Json).name,
      ].join(' ');
    const { list } = await campus.call('GET /class/routines', { query: { range: [0, 499] } });
    expect(list.length).toBeGreaterThan(100);
    expect(list.map(keyOf)).toEqual(list.map(keyOf).toSorted());
    const ids = async (query: Json) => (await campus.call('GET /class/routines', { query })).list.map(({ id }) => id);
    const all = await ids({});
    expect(await ids({ sort: ['class_day_id', 'DESC'] })).toEqual(all.toReversed());
    const found = await ids({ filter: { q: 'Physics laboratory' } });
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(all.filter((id) => found.includes(id)));
    expect(await ids({ range: [all.length - 5, all.length - 1] })).toEqual(all.slice(-5));
  });

  describe('a lesson', () => {
    const unassigned = { employee_id: null, room: null };
    const enter = async (given: Json) =>
      campus.call('POST /class-routines', { body: await build(campus, routine, { ...unassigned, ...given }) });
    const placeOf = (lesson: Json) => picked(lesson, [...COHORT, 'class_day_id', 'class_period_id']);

    it('is the only one of its section at its time', async () => {
      const first = await create(campus, routine, unassigned);
      const answer = await enter(placeOf(first));
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toHaveProperty('class_period_id');
    });

    it('of a part of the section takes place beside another part, never beside one of the whole', async () => {
      const first = await create(campus, routine, { ...unassigned, part: 'first' });
      const place = placeOf(first);
      expect((await enter({ ...place, part: 'second' })).status).toBe(201);
      expect((await enter({ ...place, part: 'second' })).status).toBe(422);
      const whole = await enter({ ...place, part: 'whole' });
      expect(whole.status).toBe(422);
      expect((whole.body.errors as Json).class_period_id).toEqual([
        expect.stringContaining(String((first.subject as Json).name)),
      ]);
      expect((await campus.call(`PUT /class-routines/${first.id}`, { body: { part: 'whole' } })).status).toBe(422);
    });

    it('has a teacher and a room that no other section has at that time', async () => {
      const first = await create(campus, routine, { room: 'B-101' });
      const beside = { ...placeOf(first), section_id: await otherSection(first) };
      const sameTeacher = await enter({ ...beside, employee_id: first.employee_id });
      expect(sameTeacher.status).toBe(422);
      expect(sameTeacher.body.errors).toHaveProperty('employee_id');
      const sameRoom = await enter({ ...beside, room: 'b-101' });
      expect(sameRoom.status).toBe(422);
      expect(sameRoom.body.errors).toHaveProperty('room');
      expect((await enter({ ...beside, room: 'B-102' })).status).toBe(201);
    });

    it('has them for itself across shifts whose slots overlap in time', async () => {
      const first = await create(campus, routine, { room: 'C-1' });
      const slot = { kind: 'lesson', starts_at: '20:00', ends_at: '20:40' };
      const period = await create(campus, registry.get('classPeriod'), { ...slot, shift_id: first.shift_id });
      const moved = await campus.call(`PUT /class-routines/${first.id}`, { body: { class_period_id: period.id } });
      expect(moved.status, moved.text).toBe(200);
      const shift = await create(campus, registry.get('shift'));
      const slots = [
        ['20:10', '20:50'],
        ['20:50', '21:30'],
      ].map(([starts_at, ends_at]) => ({ ...slot, shift_id: shift.id, starts_at, ends_at }));
      const [during, after] = [
        await create(campus, registry.get('classPeriod'), slots[0]),
        await create(campus, registry.get('classPeriod'), slots[1]),
      ];
      const place = { ...placeOf(first), shift_id: shift.id };
      const taken = { employee_id: first.employee_id, room: 'c-1' };
      const refused = await enter({ ...place, ...taken, class_period_id: during?.id });
      expect(Object.keys(refused.body.errors as Json).sort(), refused.text).toEqual(['employee_id', 'room']);
      expect((await enter({ ...place, ...taken, class_period_id: after?.id })).status).toBe(201);
      const free = await enter({ ...place, class_period_id: during?.id });
      expect(free.status, free.text).toBe(201);
      for (const [field, value] of Object.entries(taken)) {
        const answer = await campus.call(`PUT /class-routines/${(free.body.data as Json).id}`, {
          body: { [field]: value },
        });
        expect(answer.body.errors).toEqual({ [field]: [expect.any(String)] });
      }
    });

    it('keeps them for itself when the times of its slot change', async () => {
      const first = await create(campus, routine, { room: 'D-1' });
      const slot = registry.get('classPeriod');
      const shift = await create(campus, registry.get('shift'));
      const own = await create(campus, slot, { shift_id: first.shift_id, starts_at: '21:40', ends_at: '22:00' });
      const other = await create(campus, slot, { shift_id: shift.id, starts_at: '22:00', ends_at: '22:20' });
      await campus.call(`PUT /class-routines/${first.id}`, { body: { class_period_id: own.id } });
      const place = { ...placeOf(first), shift_id: shift.id, class_period_id: other.id };
      const beside = await create(campus, routine, { ...place, employee_id: first.employee_id, room: null });
      const move = (times: Json) => campus.call(`PUT /class-periods/${own.id}`, { body: times });
      const refused = await move({ ends_at: '22:10' });
      expect(refused.body.errors, refused.text).toEqual({ ends_at: [expect.any(String)] });
      await campus.call(`PUT /class-routines/${beside.id}`, { body: { employee_id: null, room: 'd-1' } });
      const both = await move({ starts_at: '22:05', ends_at: '22:15' });
      expect(Object.keys(both.body.errors as Json).sort(), both.text).toEqual(['ends_at', 'starts_at']);
      expect((await move({ starts_at: '21:45' })).status).toBe(200);
      await campus.call(`PUT /class-routines/${beside.id}`, { body: { room: 'D-2' } });
      expect((await move({ ends_at: '22:10' })).status).toBe(200);
    });

    it('is neither on a holiday nor in a break', async () => {
      const [holiday] = (
        await campus.call('GET /get/all/class/day', { query: { filter: { kind: 'holiday' }, range: [0, 0] } })
      ).list;
      const input = await build(campus, routine, { ...unassigned, class_day_id: holiday?.id });
      const onHoliday = await campus.call('POST /class-routines', { body: input });
      expect(onHoliday.body.errors).toHaveProperty('class_day_id');
      const period = registry.get('classPeriod');
      const pause = await create(campus, period, {
        shift_id: input.shift_id,
        kind: 'break',
        starts_at: '23:00',
        ends_at: '23:15',
      });
      const inBreak = await enter({ shift_id: input.shift_id, class_period_id: pause.id });
      expect(inBreak.body.errors).toHaveProperty('class_period_id');
    });
  });

  describe('an exam', () => {
    const enter = async (given: Json) =>
      campus.call('POST /exam-routines', {
        body: await build(campus, exam, { employee_id: null, room: null, ...given }),
      });
    const sittingOf = (record: Json) => picked(record, ['academic_year_id', 'exam_type_id', 'class_id', 'held_on']);
    const problemsOf = async (given: Json) => {
      const answer = await enter(given);
      return answer.status === 201 ? [] : Object.keys(answer.body.errors as Json);
    };
    const anotherClass = async (record: Json) => {
      const { list } = await campus.call('GET /get/all/classes');
      return list.find(({ id }) => id !== record.class_id)?.id;
    };

    it('has its room and its invigilator for itself as long as it lasts', async () => {
      const first = await create(campus, exam, { room: 'Hall 1', starts_at: '09:00', ends_at: '11:00' });
      const paper = { ...sittingOf(first), class_id: await anotherClass(first), subject_id: first.subject_id };
      expect(await problemsOf({ ...paper, room: 'hall 1', starts_at: '10:30', ends_at: '12:00' })).toEqual(['room']);
      expect(
        await problemsOf({ ...paper, employee_id: first.employee_id, starts_at: '08:00', ends_at: '09:01' }),
      ).toEqual(['employee_id']);
      expect(
        await problemsOf({
          ...paper,
          room: 'Hall 1',
          employee_id: first.employee_id,
          starts_at: '11:00',
          ends_at: '12:00',
        }),
      ).toEqual([]);
    });

    it('is sat by sections together, in one room', async () => {
      const first = await create(campus, exam, { room: 'Hall 2', version_id: null, shift_id: null });
      const [wing] = (await campus.call('GET /get/all/wing')).list;
      const { list } = await campus.call('GET /get/all/section');
      const same = {
        ...sittingOf(first),
        subject_id: first.subject_id,
        room: 'Hall 2',
        employee_id: first.employee_id,
        wing_id: wing?.id,
      };
      expect(await problemsOf({ ...same, section_id: list[0]?.id })).toEqual([]);
      expect(await problemsOf({ ...same, section_id: list[1]?.id })).toEqual([]);
    });

    it('leaves its class no time for another, unless nobody has to take either', async () => {
      const first = await create(campus, exam, { employee_id: null });
      const optional = { classes: [{ class_id: first.class_id, student_group_id: null, requirement: 'optional' }] };
      const [one, other, must] = [
        await create(campus, subject, optional),
        await create(campus, subject, optional),
        await create(campus, subject),
      ];
      expect(await problemsOf({ ...sittingOf(first), subject_id: one.id })).toEqual(['starts_at']);
      const later = { ...sittingOf(first), held_on: '2025-02-01' };
      expect(await problemsOf({ ...later, subject_id: one.id })).toEqual([]);
      expect(await problemsOf({ ...later, subject_id: other.id })).toEqual([]);
      expect(await problemsOf({ ...later, subject_id: must.id })).toEqual(['starts_at']);
    });

    it('of one group leaves time for an exam of another', async () => {
      const groups = (await campus.call('GET /get/all/student/group')).list;
      const first = await create(campus, exam, { student_group_id: groups[0]?.id, employee_id: null });
      const must = await create(campus, subject);
      expect(await problemsOf({ ...sittingOf(first), subject_id: must.id, student_group_id: groups[1]?.id })).toEqual(
        [],
      );
      expect(await problemsOf({ ...sittingOf(first), subject_id: must.id, student_group_id: null })).toEqual([
        'starts_at',
      ]);
    });

    it('that is switched off takes no place, and does not come back to a place that is taken', async () => {
      const first = await create(campus, exam, { room: 'Hall 3', employee_id: null });
      await campus.call(`PUT /exam-routines/${first.id}/status`, { body: { is_active: 0 } });
      expect(await problemsOf({ ...sittingOf(first), class_id: await anotherClass(first), room: 'Hall 3' })).toEqual(
        [],
      );
      const back = await campus.call(`PUT /exam-routines/${first.id}/status`, { body: { is_active: 1 } });
      expect(back.status).toBe(422);
      expect(back.body.errors).toHaveProperty('room');
    });
  });

  describe('the partner of a paper', () => {
    const pair = (id: unknown, partner: unknown) =>
      campus.call(`PUT /subjects/${id}`, { body: { partner_subject_id: partner } });

    it('is another one that belongs to no other pair', async () => {
      const papers: Json[] = [];
      for (let count = 0; count < 4; count += 1) papers.push(await create(campus, subject));
      const [first, second, third, fourth] = papers.map(({ id }) => id);
      expect((await pair(first, first)).status).toBe(422);
      expect((await pair(first, second)).status).toBe(200);
      expect((await pair(second, first)).status).toBe(200);
      expect((await pair(second, third)).status).toBe(422);
      expect((await pair(third, second)).status).toBe(422);
      expect((await pair(third, fourth)).status).toBe(200);
      expect((await pair(fourth, first)).status).toBe(422);
      expect((await pair(second, null)).status).toBe(200);
      expect((await pair(second, third)).status).toBe(422);
    });
  });
});
