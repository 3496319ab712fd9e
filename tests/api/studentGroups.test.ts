import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { isImported } from '../../src/core/resource.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { asLine, csvOf, sendImport } from '../support/importFile.ts';

const divided = eachOf(
  registry.resources,
  (resource) => isImported(resource) && 'class_id' in resource.fields && 'student_group_id' in resource.fields,
);

describe('student groups', () => {
  let campus: Campus;
  let undividedClass: Json;
  let dividedClass: Json;
  let group: Json;
  beforeAll(async () => {
    campus = await openCampus();
    const [classes, groups] = [
      await campus.call('GET /get/all/classes'),
      await campus.call('GET /get/all/student/group'),
    ];
    undividedClass = classes.list.find(({ has_groups }) => has_groups === 0) as Json;
    dividedClass = classes.list.find(({ has_groups }) => has_groups === 1) as Json;
    group = groups.list[0] as Json;
  });
  afterAll(() => campus.close());

  const problemsOf = (body: Json) => Object.keys((body.errors ?? {}) as Json);

  describe.each(divided)('of %s', (_, resource) => {
    it('are taken only for a class that has them', async () => {
      const { create: making, update } = resource.endpoints;
      const wrong = await build(campus, resource, { class_id: undividedClass.id, student_group_id: group.id });
      const refused = await campus.call(`POST ${making?.path ?? ''}`, { body: wrong });
      expect([refused.status, problemsOf(refused.body)], refused.text).toEqual([422, ['student_group_id']]);

      const record = await create(campus, resource, { class_id: dividedClass.id, student_group_id: group.id });
      expect(record.student_group_id).toBe(group.id);
      const address = addressOf(update?.path ?? '', record.id);
      const moved = await campus.call(`${update?.method as 'PUT'} ${address}`, {
        body: { class_id: undividedClass.id },
      });
      expect(problemsOf(moved.body), moved.text).toContain('student_group_id');
      const alone = await campus.call(`${update?.method as 'PUT'} ${address}`, { body: { student_group_id: null } });
      expect(alone.status, alone.text).toBe(200);
    });

    it('are not imported for another class', async () => {
      const input = await build(campus, resource, { class_id: undividedClass.id, student_group_id: group.id });
      const { headings, cells } = await asLine(campus, resource, input);
      const answer = await sendImport(campus, resource, { file: csvOf(headings, [cells]), dryRun: true });
      const { rows } = (answer.body.data as Json).report as { rows: { errors: Json }[] };
      expect(
        rows.map(({ errors }) => Object.keys(errors)),
        answer.text,
      ).toEqual([['student_group_id']]);
    });
  });

  it('stand in the rows of a subject under the same rule', async () => {
    const row = (class_id: unknown) => ({ class_id, student_group_id: group.id, requirement: 'compulsory' });
    const body = await build(campus, registry.get('subject'), {
      classes: [row(dividedClass.id), row(undividedClass.id)],
    });
    const refused = await campus.call('POST /subjects', { body });
    expect([refused.status, problemsOf(refused.body)], refused.text).toEqual([422, ['classes.1.student_group_id']]);
  });

  it('stay where they are when a class has none any more, and everything else can still be changed', async () => {
    const student = await create(campus, registry.get('student'), {
      class_id: dividedClass.id,
      student_group_id: group.id,
    });
    const hasGroups = (has_groups: number) =>
      campus.call(`PUT ${addressOf(registry.get('class').endpoints.update?.path ?? '', dividedClass.id)}`, {
        body: { has_groups },
      });
    expect((await hasGroups(0)).status).toBe(200);
    const answer = await campus.call(`PUT /students/${student.id}`, {
      body: { name: 'Another Name', class_id: dividedClass.id, student_group_id: group.id },
    });
    await hasGroups(1);
    expect(answer.status, answer.text).toBe(200);
  });
});
