import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';

const applicant = registry.get('applicant');
const payment = registry.get('admissionPayment');

describe.each(ENGINES)('an applicant on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const pay = async (applicant_id: unknown, given: Json = {}) => {
    const answer = await campus.call('POST /admission-payments', { body: await build(campus, payment, { applicant_id, ...given }) });
    expect(answer.status, answer.text).toBe(201);
    return answer.body.data as Json;
  };
  const statusOf = async (id: unknown) => (await campus.call(`GET /applicants/${id}`)).body.status;
  const act = (id: unknown, action: string, body: Json = {}) => campus.call(`PUT /applicants/${id}/${action}`, { body });

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

  it('is selected or not only after the fee, and the decision can be changed', async () => {
    const { id } = await create(campus, applicant);
    expect((await act(id, 'select')).status).toBe(409);
    expect((await act(id, 'pay-fee')).body.data).toMatchObject({ status: 1 });
    expect((await act(id, 'reject')).body.errors).toHaveProperty('decision_note');
    expect((await act(id, 'reject', { decision_note: 'No seat' })).body.data).toMatchObject({ status: 3, decision_note: 'No seat' });
    expect((await act(id, 'select')).body.data).toMatchObject({ status: 2 });
  });

  it('has payments that are made void with a reason, but never deleted', async () => {
    const { id } = await create(campus, applicant);
    const paid = await pay(id);
    expect((await campus.call(`DELETE /admission-payments/${paid.id}`)).status).toBe(404);
    expect((await campus.call('DELETE /admission-payments/bulk', { body: { ids: [paid.id] } })).status).toBe(404);
    expect((await campus.call(`GET /admission-payments/${paid.id}`)).body).toMatchObject({ status: 1 });
    expect((await campus.call(`PUT /admission-payments/${paid.id}/void`, { body: {} })).body.errors).toHaveProperty('void_reason');
    const voided = await campus.call(`PUT /admission-payments/${paid.id}/void`, { body: { void_reason: 'Entered twice' } });
    expect(voided.body.data, voided.text).toMatchObject({ status: 2, void_reason: 'Entered twice' });
    expect((await campus.call(`PUT /admission-payments/${paid.id}`, { body: { amount: '1.00' } })).status).toBe(409);
  });

  it('is reached by somebody: one of the parents has a phone', async () => {
    const body = await build(campus, applicant, { father_phone: null, mother_phone: null });
    const refused = await campus.call('POST /applicants', { body });
    expect(Object.keys(refused.body.errors as object)).toEqual(['father_phone', 'mother_phone']);
  });
});
