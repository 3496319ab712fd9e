import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { employeeOf } from '../support/people.ts';

const applicant = registry.get('applicant');
const payment = registry.get('admissionPayment');

describe('an applicant', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const pay = async (applicant_id: unknown, given: Json = {}) => {
    const answer = await campus.call('POST /admission-payments', {
      body: await build(campus, payment, { applicant_id, ...given }),
    });
    expect(answer.status, answer.text).toBe(201);
    return answer.body.data as Json;
  };
  const statusOf = async (id: unknown) => (await campus.call(`GET /applicants/${id}`)).body.status;
  const act = (id: unknown, action: string, body: Json = {}) =>
    campus.call(`PUT /applicants/${id}/${action}`, { body });

  it('moves on to "fee paid" by paying for the application, and the history says who did it', async () => {
    const { id } = await create(campus, applicant);
    await pay(id, { purpose: 'application' });
    expect(await statusOf(id)).toBe(1);
    const { list } = await campus.call(`GET /applicants/${id}/history`);
    expect(list[0]).toMatchObject({ action: 'payFee', changes: [{ field: 'status', before: 0, after: 1 }] });
  });

  it('does not move when the admission itself is paid, nor back when an application is paid twice', async () => {
    const { id } = await create(campus, applicant);
    await pay(id, { purpose: 'admission' });
    expect(await statusOf(id)).toBe(0);
    await pay(id, { purpose: 'application' });
    await act(id, 'select');
    await pay(id, { purpose: 'application' });
    expect(await statusOf(id)).toBe(2);
  });

  it('is selected or not only after the fee, and once', async () => {
    const { id } = await create(campus, applicant);
    expect((await act(id, 'select')).status).toBe(409);
    expect((await act(id, 'pay-fee')).body.data).toMatchObject({ status: 1 });
    expect((await act(id, 'reject')).body.errors).toHaveProperty('decision_note');
    expect((await act(id, 'reject', { decision_note: 'No seat' })).body.data).toMatchObject({
      status: 3,
      decision_note: 'No seat',
    });
    for (const move of ['select', 'reject', 'admit'])
      expect((await act(id, move, { decision_note: 'Again' })).status).toBe(409);
  });

  it('has not paid once the only payment for the application is void', async () => {
    const { id } = await create(campus, applicant);
    const [first, second] = [await pay(id), await pay(id)];
    const makeVoid = (paid: Json) =>
      campus.call(`PUT /admission-payments/${paid.id}/void`, { body: { void_reason: 'Entered twice' } });
    await makeVoid(first);
    expect(await statusOf(id)).toBe(1);
    await makeVoid(second);
    expect(await statusOf(id)).toBe(0);
  });

  it('can pay twice at once', async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await create(campus, applicant);
      await Promise.all([pay(id, { purpose: 'application' }), pay(id, { purpose: 'application' })]);
      expect(await statusOf(id)).toBe(1);
    }
  });

  it('has not paid once both payments become void at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await create(campus, applicant);
      const paid = [await pay(id), await pay(id)];
      const answers = await Promise.all(
        paid.map((each) =>
          campus.call(`PUT /admission-payments/${each.id}/void`, { body: { void_reason: 'Entered twice' } }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await statusOf(id)).toBe(0);
    }
  });

  describe('is admitted', () => {
    const cohort = async () => {
      const { list } = await campus.call(`GET ${registry.get('wingSection').endpoints.list.path}`, {
        query: { range: [0, 0] },
      });
      const { class_id, wing_id, section_ids } = list[0] as {
        class_id: number;
        wing_id: number;
        section_ids: number[];
      };
      return { class_id, wing_id, section_id: section_ids[0] };
    };
    const selected = async (given: Json = {}) => {
      const { id } = await create(campus, applicant, { ...given, class_id: (await cohort()).class_id });
      await act(id, 'pay-fee');
      await act(id, 'select');
      return id;
    };
    const seat = async (student_id: string, roll_no: number) => {
      const { wing_id, section_id } = await cohort();
      return { student_id, wing_id, section_id, roll_no, admitted_on: '2025-06-02' };
    };

    it('as a student with an enrolment, a login and a parent, and the application leads there', async () => {
      const id = await selected({
        name: 'Rafi',
        father_phone: '+880 1799 111222',
        previous_school: 'Lily School',
        previous_class: 'Nursery',
      });
      const { row_version: seen } = (await campus.call(`GET /applicants/${id}`)).body;
      const answer = await act(id, 'admit', await seat('ADM-1', 901));
      expect(answer.status, answer.text).toBe(200);
      const { admitted_as_id, status, row_version } = answer.body.data as Json;
      expect(status).toBe(4);
      // Where it leads is written after the decision; both are one change.
      expect(row_version).toBe(Number(seen) + 1);
      const { list: told } = await campus.call(`GET /applicants/${id}/history`);
      expect(told.map(({ action }) => action).slice(0, 2)).toEqual(['admit', 'select']);
      expect(told[0]?.changes).toContainEqual(expect.objectContaining({ field: 'admitted_as_id' }));
      const student = (await campus.call(`GET /students/${admitted_as_id}`)).body;
      expect(student).toMatchObject({
        name: 'Rafi',
        student_id: 'ADM-1',
        roll_no: 901,
        admitted_on: '2025-06-02',
        is_active: 1,
      });
      expect(student.previous_schools).toMatchObject([{ school: 'Lily School', class_name: 'Nursery' }]);
      const { list: enrolments } = await campus.call('GET /enrolments', {
        query: { filter: { student_id: admitted_as_id } },
      });
      expect(enrolments).toMatchObject([{ section_id: student.section_id, roll_no: 901, status: 0 }]);
      expect((await campus.call(`GET /users/${student.user_id}`)).body).toMatchObject({
        login_id: 'ADM-1',
        role_id: 4,
        is_active: 1,
      });
      const parent = (await campus.call(`GET /student-parents/${student.parent_id}`)).body;
      expect(parent).toMatchObject({ relation: 'father', phone: '01799-111222' });
      expect((await campus.call(`GET /students/${admitted_as_id}/history`)).list[0]).toMatchObject({
        action: 'create',
      });
    });

    it('with a parent who is known already, when a brother or a sister is there, however the number is written', async () => {
      const parents: unknown[] = [];
      for (const [index, father_phone] of ['+880 1799 333444', '01799-333444', '01799 333444'].entries()) {
        const place = await seat(`ADM-2${index}`, 920 + index);
        const father_name = ['Abdur Rahim', 'abdur rahim', ' Abdur Rahim '][index];
        const id = await selected({ father_phone, father_name });
        const { admitted_as_id } = (await act(id, 'admit', place)).body.data as Json;
        parents.push((await campus.call(`GET /students/${admitted_as_id}`)).body.parent_id);
      }
      expect(new Set(parents).size).toBe(1);
    });

    it('with a parent of their own where somebody of another name has that number, which may be mistyped', async () => {
      const parents: unknown[] = [];
      for (const [index, father_name] of ['Kamal Uddin', 'Jamal Hossain'].entries()) {
        const place = await seat(`ADM-5${index}`, 970 + index);
        const id = await selected({ father_phone: '+880 1799 777888', father_name });
        const { admitted_as_id } = (await act(id, 'admit', place)).body.data as Json;
        const { parent_id } = (await campus.call(`GET /students/${admitted_as_id}`)).body;
        parents.push((await campus.call(`GET /student-parents/${String(parent_id)}`)).body.name);
      }
      expect(parents).toEqual(['Kamal Uddin', 'Jamal Hossain']);
    });

    it('with the parent of a brother or a sister who is admitted at the same moment', async () => {
      for (let round = 0; round < 3; round++) {
        const father_phone = `01811 77700${round}`;
        const given = { father_phone, father_name: 'Abul Kalam' };
        const ids = [await selected(given), await selected(given)];
        const seats = [await seat(`ADM-3${round}a`, 940 + 2 * round), await seat(`ADM-3${round}b`, 941 + 2 * round)];
        const answers = await Promise.all(ids.map((id, index) => act(id, 'admit', seats[index])));
        const parents = answers.map(async ({ body, text }) => {
          const { admitted_as_id } = body.data as Json;
          return (await campus.call(`GET /students/${admitted_as_id}`)).body.parent_id ?? text;
        });
        expect(new Set(await Promise.all(parents)).size).toBe(1);
      }
    });

    it('only where all of it can be, or nothing is made at all', async () => {
      await act(await selected(), 'admit', await seat('ADM-4', 904));
      await create(campus, registry.get('user'), { login_id: 'KL-900' });
      const teacher = await employeeOf(campus, 'teacher');
      const id = await selected({ father_phone: '+880 1799 555666' });
      const counts = () =>
        Promise.all(
          ['students', 'users', 'student-parents', 'enrolments'].map(
            async (each) => (await campus.call(`GET /${each}`)).list.length,
          ),
        );
      const before = await counts();
      const refused = [
        [{ student_id: 'ADM-4' }, ['student_id']],
        [{ student_id: 'adm-4' }, ['student_id']],
        [{ student_id: 'kl-900' }, ['student_id']],
        [{ student_id: teacher.employee_id }, ['student_id']],
        [{ roll_no: 904 }, ['roll_no']],
        [{ section_id: 987_654 }, ['section_id']],
        [{ wing_id: null }, ['wing_id']],
      ] as const;
      for (const [wrong, named] of refused) {
        const answer = await act(id, 'admit', { ...(await seat('ADM-5', 905)), ...wrong });
        expect([answer.status, Object.keys(answer.body.errors as Json)], answer.text).toEqual([422, named]);
      }
      expect([await counts(), await statusOf(id)]).toEqual([before, 2]);
    });

    it('only by those who may, and only when selected', async () => {
      const { id } = await create(campus, applicant);
      expect((await act(id, 'admit', await seat('ADM-6', 906))).status).toBe(409);
      const teacher = await campus.call(`PUT /applicants/${id}/admit`, { as: 'teacher', body: {} });
      expect(teacher.status).toBe(403);
    });
  });

  it('has payments that are made void with a reason, but never deleted', async () => {
    const { id } = await create(campus, applicant);
    const paid = await pay(id);
    expect((await campus.call(`DELETE /admission-payments/${paid.id}`)).status).toBe(404);
    expect((await campus.call('DELETE /admission-payments/bulk', { body: { ids: [paid.id] } })).status).toBe(404);
    expect((await campus.call(`GET /admission-payments/${paid.id}`)).body).toMatchObject({ status: 1 });
    expect((await campus.call(`PUT /admission-payments/${paid.id}/void`, { body: {} })).body.errors).toHaveProperty(
      'void_reason',
    );
    const voided = await campus.call(`PUT /admission-payments/${paid.id}/void`, {
      body: { void_reason: 'Entered twice' },
    });
    expect(voided.body.data, voided.text).toMatchObject({ status: 2, void_reason: 'Entered twice' });
    expect((await campus.call(`PUT /admission-payments/${paid.id}`, { body: { amount: '1.00' } })).status).toBe(409);
  });

  it('has payments of which nothing is rewritten that was received; the rest can be put right', async () => {
    const [{ id }, other] = [await create(campus, applicant), await create(campus, applicant)];
    const paid = await pay(id, { purpose: 'application', amount: '500.00' });
    const change = (body: Json) => campus.call(`PUT /admission-payments/${paid.id}`, { body });
    const refused = [{ applicant_id: other.id }, { purpose: 'admission' }, { amount: '5.00' }];
    for (const body of refused) {
      const answer = await change({ ...body, transaction_no: 'TX-1' });
      expect([answer.status, Object.keys(answer.body.errors as Json)], answer.text).toEqual([422, Object.keys(body)]);
    }
    const same = { applicant_id: id, purpose: 'application', amount: '500' };
    expect((await change({ ...same, transaction_no: 'TX-2', paid_on: '2025-02-01' })).body.data).toMatchObject({
      amount: '500.00',
      transaction_no: 'TX-2',
    });
    expect([await statusOf(id), await statusOf(other.id)]).toEqual([1, 0]);
  });

  it('is reached by somebody: one of the parents has a phone', async () => {
    const body = await build(campus, applicant, { father_phone: null, mother_phone: null });
    const refused = await campus.call('POST /applicants', { body });
    expect(Object.keys(refused.body.errors as object)).toEqual(['father_phone', 'mother_phone']);
  });
});
