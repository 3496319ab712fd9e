import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import type { Resource } from '../../src/core/resource.ts';
import { storedPath } from '../../src/core/files.ts';
import { ROLES } from '../../schemas/access/roles.ts';
import { languages } from '../../locales/languages.ts';
import { removeOldDeletions } from '../../src/server/services/resources/write/keptDeletions.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Answer, type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { deny, grant } from '../support/people.ts';
import { callWithFiles, pictureOf } from '../support/uploadForm.ts';
import { callsBy, made } from '../support/writeCalls.ts';

const NO_DELETION = randomUUID();

describe('undoing a deletion', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const [religion, user, student] = [registry.get('religion'), registry.get('user'), registry.get('student')];
  const { post, one, history } = callsBy(() => campus);
  const removeAs = async (as: Role, resource: Resource, id: unknown): Promise<Answer> => {
    const answer = await campus.call(`DELETE ${addressOf(resource.endpoints.remove?.path ?? '', id)}`, { as });
    expect(answer.status, answer.text).toBe(200);
    return answer;
  };
  const remove = (resource: Resource, id: unknown) => removeAs('superadmin', resource, id);
  const codeOf = ({ body }: Answer) => String((body.data as Json).undo);
  const undo = (deleted: Answer, options: Parameters<Campus['call']>[1] = {}) =>
    campus.call(`POST /deletions/${codeOf(deleted)}/undo`, options);
  const statusOf = async (resource: Resource, id: unknown) =>
    (await campus.call(`GET ${addressOf(resource.endpoints.one.path, id)}`)).status;

  describe('is refused', () => {
    it('to anybody but whoever deleted it', async () => {
      const { id } = await create(campus, religion);
      const deleted = await removeAs('admin', religion, id);
      const answer = await undo(deleted);
      expect([answer.status, answer.body.message]).toEqual([403, 'Only the person who deleted this can undo it.']);
      expect((await undo(deleted, { as: null })).status).toBe(401);
      expect((await undo(deleted, { as: 'admin' })).status).toBe(200);
    });

    it('once the time is over, and then it is deleted for good', async () => {
      const { id } = await create(campus, religion);
      const deleted = await remove(religion, id);
      const code = codeOf(deleted);
      await campus.database.query("update deletions set at = now() - interval '11 minutes' where code = $1", [code]);
      const answer = await undo(deleted);
      expect([answer.status, answer.body.message]).toEqual([
        404,
        'This can no longer be undone. You can undo within 10 minutes of deleting.',
      ]);
      const recent = await remove(religion, (await create(campus, religion)).id);
      await removeOldDeletions(campus.database.db);
      const kept = await campus.database.query<{ code: string }>('select code from deletions where code = any($1)', [
        [code, codeOf(recent)],
      ]);
      expect(kept).toEqual([{ code: codeOf(recent) }]);
      expect(await statusOf(religion, id)).toBe(404);
    });

    it('where there was no such deletion', async () => {
      for (const code of [NO_DELETION, 'x', "'", '%00', '1'.repeat(40)])
        expect((await campus.call(`POST /deletions/${code}/undo`)).status, code).toBe(404);
    });

    it('where another version of the product was installed since, which keeps other things of it or knows no such thing', async () => {
      const { id } = await create(campus, religion);
      const deleted = await remove(religion, id);
      const change = (statement: string) => campus.database.query(statement);
      await change('alter table religions add column origin text');
      try {
        expect((await undo(deleted)).status).toBe(404);
      } finally {
        await change('alter table religions drop column origin');
      }
      const rename = (from: string, to: string) =>
        campus.database.query('update deletions set resource = $3 where code = $1 and resource = $2', [
          codeOf(deleted),
          from,
          to,
        ]);
      await rename('religion', 'denomination');
      expect((await undo(deleted)).status).toBe(404);
      await rename('denomination', 'religion');
      expect((await undo(deleted)).status).toBe(200);
    });

    it('to whoever may delete it no more', async () => {
      const { id } = await create(campus, religion);
      const deleted = await removeAs('admin', religion, id);
      await deny(campus, 'admin', [{ action: 'delete', subject: 'Religion' }]);
      expect((await undo(deleted, { as: 'admin' })).status).toBe(403);
      await grant(campus, 'admin', []);
      expect((await undo(deleted, { as: 'admin' })).status).toBe(200);
    });

    it('while something unique is taken, says what, and is possible once it is free', async () => {
      const record = await create(campus, religion);
      const deleted = await remove(religion, record.id);
      const taker = await create(campus, religion, { name: record.name });
      const answer = await undo(deleted);
      expect([answer.status, answer.body.errors]).toEqual([422, { name: [expect.stringContaining('already')] }]);
      await remove(religion, taker.id);
      expect((await undo(deleted)).status).toBe(200);
      expect(await one(religion, record.id)).toEqual(record);
    });

    it('while what it refers to is gone, and says what', async () => {
      const type = await create(campus, registry.get('expenseType'));
      const expense = await create(campus, registry.get('expense'), { expense_type_id: type.id });
      const deleted = await remove(registry.get('expense'), expense.id);
      const typeDeleted = await remove(registry.get('expenseType'), type.id);
      const answer = await undo(deleted);
      expect([answer.status, Object.keys(answer.body.errors as Json)]).toEqual([422, ['expense_type_id']]);
      expect((await undo(typeDeleted)).status).toBe(200);
      expect((await undo(deleted)).status).toBe(200);
    });

    it('while whoever entered it is gone', async () => {
      const { id: enteredBy } = await create(campus, user);
      const { id } = await create(campus, religion);
      await campus.database.query('update religions set created_by = $1 where id = $2', [enteredBy, id]);
      const deleted = await remove(religion, id);
      expect((await remove(user, enteredBy)).status).toBe(200);
      const answer = await undo(deleted);
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('belongs to')]);
    });

    it.each(eachOf(made, ({ noOverlap }) => Boolean(noOverlap)))(
      'for a %s whose time another has taken',
      async (_, resource) => {
        const input = await build(campus, resource);
        const record = (await post(resource, input)).body.data as Json;
        const deleted = await remove(resource, record.id);
        const taker = (await post(resource, input)).body.data as Json;
        const answer = await undo(deleted);
        expect(answer.status, answer.text).toBe(422);
        await remove(resource, taker.id);
        expect((await undo(deleted)).status).toBe(200);
      },
    );

    it('for a lesson whose teacher has another at that time', async () => {
      const routine = registry.get('classRoutine');
      const lesson = await create(campus, routine);
      const deleted = await remove(routine, lesson.id);
      const period = await create(campus, registry.get('classPeriod'), {
        shift_id: (await create(campus, registry.get('shift'))).id,
        ...(await timesOf(lesson.class_period_id)),
      });
      const section = { class_period_id: period.id, shift_id: period.shift_id };
      const { academic_year_id, class_day_id, employee_id } = lesson;
      const other = { ...section, academic_year_id, class_day_id, employee_id };
      const made = await post(routine, await build(campus, routine, other));
      expect(made.status, made.text).toBe(201);
      const answer = await undo(deleted);
      expect([answer.status, Object.keys(answer.body.errors as Json)]).toEqual([422, ['employee_id']]);
    });

    it('for a lesson whose day has become a holiday', async () => {
      const routine = registry.get('classRoutine');
      const day = await create(campus, registry.get('classDay'));
      const lesson = await create(campus, routine, { class_day_id: day.id });
      const deleted = await remove(routine, lesson.id);
      const path = addressOf(registry.get('classDay').endpoints.update?.path ?? '', day.id);
      const changed = await campus.call(`PUT ${path}`, { body: { kind: 'holiday' } });
      expect(changed.status, changed.text).toBe(200);
      const answer = await undo(deleted);
      expect([answer.status, Object.keys(answer.body.errors as Json)]).toEqual([422, ['class_day_id']]);
      expect((await campus.call(`PUT ${path}`, { body: { kind: 'working' } })).status).toBe(200);
      expect((await undo(deleted)).status).toBe(200);
    });

    const timesOf = async (period: unknown) => {
      const { starts_at, ends_at } = await one(registry.get('classPeriod'), period);
      return { starts_at, ends_at };
    };

    it('in the language of whoever asks', async () => {
      const sentences = languages.map(async ({ code }) => {
        const answer = await campus.call(`POST /deletions/${NO_DELETION}/undo`, {
          headers: { 'accept-language': code },
        });
        return String(answer.body.message);
      });
      const told = await Promise.all(sentences);
      expect(new Set(told).size).toBe(languages.length);
      for (const sentence of told) expect(sentence).toMatch(/10|১০|١٠/);
    });
  });

  it('keeps what was switched off before, and a login that whoever deleted it may not see', async () => {
    const room = await create(campus, registry.get('conferenceRoom'));
    const booking = await create(campus, registry.get('conferenceBooking'), { conference_room_id: room.id });
    const { toggle } = registry.get('conferenceRoom').endpoints;
    await campus.call(`PUT ${addressOf(toggle?.path ?? '', room.id)}`, { body: { is_active: 0 } });
    const undone = await undo(await remove(registry.get('conferenceBooking'), booking.id));
    expect(undone.status, undone.text).toBe(200);

    const [given, off] = [await build(campus, registry.get('conferenceBooking')), { is_active: 0 }];
    const cancelled = await create(campus, registry.get('conferenceBooking'), { ...given, ...off });
    const gone = await remove(registry.get('conferenceBooking'), cancelled.id);
    await create(campus, registry.get('conferenceBooking'), given);
    const there = await undo(gone);
    expect(there.status, `its time is taken, which it does not take itself: ${there.text}`).toBe(200);
    expect(await one(registry.get('conferenceBooking'), cancelled.id)).toMatchObject(off);

    const account = await create(campus, user, { role_id: ROLES.student });
    const enrolled = await create(campus, student, { user_id: account.id });
    const deleted = await removeAs('office', student, enrolled.id);
    const back = await undo(deleted, { as: 'office' });
    expect(back.status, back.text).toBe(200);
    expect((await one(student, enrolled.id)).user_id).toBe(account.id);
  });

  it('twice, also at once, puts it back once', async () => {
    const { id } = await create(campus, religion);
    const deleted = await remove(religion, id);
    const answers = await Promise.all([undo(deleted), undo(deleted), undo(deleted)]);
    for (const answer of [...answers, await undo(deleted)])
      expect([answer.status, (answer.body.data as Json)?.done], answer.text).toEqual([200, [id]]);
    const told = (await history(religion, id)).map(({ action }) => action);
    expect(told).toEqual(['restore', 'delete', 'create']);
  });

  it('gives a record that is deleted again a deletion of its own', async () => {
    const { id } = await create(campus, religion);
    const first = await remove(religion, id);
    expect((await undo(first)).status).toBe(200);
    const second = await remove(religion, id);
    // The first one was undone: that is no way to undo the second, and it is not said to be back.
    const again = await undo(first);
    expect(again.status, again.text).toBe(404);
    expect(again.body.message).toMatch(/^This can no longer be undone\./);
    expect(await statusOf(religion, id)).toBe(404);
    expect((await undo(second)).status).toBe(200);
    expect(await statusOf(religion, id)).toBe(200);
  });

  it('of many puts back all that can be, and says what cannot and why', async () => {
    const [first, taken, third] = [
      await create(campus, religion),
      await create(campus, religion),
      await create(campus, religion),
    ];
    const ids = [first.id, taken.id, third.id];
    const deleted = await campus.call('DELETE /religions/bulk', { body: { ids } });
    expect(deleted.body).toMatchObject({ message: '3 records deleted.', data: { done: ids, refused: [] } });
    const taker = await create(campus, religion, { name: taken.name });
    const partly = await undo(deleted);
    expect(partly.body).toMatchObject({
      message: 'Completed: 2. Not completed: 1.',
      data: { done: [first.id, third.id], refused: [{ id: taken.id, message: expect.stringContaining('Name') }] },
    });
    await remove(religion, taker.id);
    expect((await undo(deleted)).body).toMatchObject({ message: '3 records restored.', data: { done: ids } });
    for (const record of [first, taken, third]) expect(await one(religion, record.id)).toEqual(record);
  });

  it('of many that referred to each other puts back first what the others refer to', async () => {
    const subject = registry.get('subject');
    const second = await create(campus, subject);
    const first = await create(campus, subject, { partner_subject_id: second.id });
    const ids = [first.id, second.id];
    const deleted = await campus.call('DELETE /subjects/bulk', { body: { ids } });
    expect(deleted.body.data).toMatchObject({ done: ids, refused: [] });
    expect((await undo(deleted)).body.data).toEqual({ done: ids, refused: [] });
    expect(await one(subject, first.id)).toEqual(first);
  });

  it('of many that could not be deleted is not offered', async () => {
    const used = (await campus.call('GET /get/all/religion', { query: { filter: { name: 'Islam' } } })).list[0];
    const deleted = await campus.call('DELETE /religions/bulk', { body: { ids: [used?.id] } });
    expect(deleted.body.data).toEqual({ done: [], refused: [expect.anything()] });
  });

  it('brings back what went along: a student’s enrolment', async () => {
    const enrolments = (id: unknown) =>
      campus.database.query('select to_jsonb(e)::text as row from enrolments e where student_id = $1', [id]);
    const { id } = await create(campus, student);
    const before = await enrolments(id);
    expect(before).toHaveLength(1);
    const deleted = await remove(student, id);
    expect(await enrolments(id)).toEqual([]);
    expect((await undo(deleted)).status).toBe(200);
    expect(await enrolments(id)).toEqual(before);
  });

  it('brings back a page of the website with its text, whichever of both was deleted', async () => {
    const [page, text] = [registry.get('publicSubMenu'), registry.get('publicSimpleData')];
    const made = await create(campus, page, { page_design_type_id: 1 });
    const place = { public_sub_menu_id: made.id, page_design_type_id: 1 };
    const stored = await campus.call('POST /menu/simple/data/store', {
      body: { ...place, title: 'About us', description: '<p>We</p>' },
    });
    expect(stored.status, stored.text).toBe(201);
    const { id } = stored.body.data as Json;
    const both = async () => [await one(page, made.id), await one(text, id)];
    const before = await both();
    for (const [asked, deletion] of [
      [id, `DELETE /menu/simple/data/remove${id}`],
      [made.id, `DELETE ${addressOf('/public-sub-menus/{id}', made.id)}`],
    ]) {
      const deleted = await campus.call(deletion as `DELETE ${string}`);
      expect(deleted.status, deleted.text).toBe(200);
      expect([await statusOf(page, made.id), await statusOf(text, id)]).toEqual([404, 404]);
      const undone = await undo(deleted);
      expect([undone.status, (undone.body.data as Json).done], undone.text).toEqual([200, [asked]]);
      expect(await both()).toEqual(before);
    }
  });

  it('shows files again', async () => {
    const { id } = await create(campus, student);
    const picture = await pictureOf('#7a1f3c');
    const changed = await callWithFiles(campus, `PUT /students/${Number(id)}`, { parts: [['photo', picture]] });
    const photo = String((changed.body.data as Json).photo);
    const shown = async () => (await campus.app.inject({ url: photo })).statusCode;
    expect(await shown()).toBe(200);
    const deleted = await remove(student, id);
    expect(await shown()).toBe(404);
    expect((await undo(deleted)).status).toBe(200);
    expect(await shown()).toBe(200);
    expect(storedPath(String((await one(student, id)).photo))).toBe(storedPath(photo));
  });
});
