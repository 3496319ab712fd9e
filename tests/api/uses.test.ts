import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverMessages } from '../../locales/serverMessages.ts';
import { registry } from '../../schemas/index.ts';
import { referredTests } from '../../src/core/conditions.ts';
import type { AnyField, ChildrenField, ReferenceField } from '../../src/core/fields/field.ts';
import { childTable, type Resource } from '../../src/core/resource.ts';
import { refuse } from '../../src/server/errors.ts';
import { createTranslators } from '../../src/server/translate.ts';
import { buildRow, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { callsBy } from '../support/writeCalls.ts';
import { anyTable } from '../../src/server/db/tables.ts';

const inEnglish = createTranslators(serverMessages).forHeader('en');

/** A field by which a record names others without a column of its own table. */
interface IndirectReference {
  readonly name: string;
  readonly owner: Resource;
  readonly fieldName: string;
  readonly target: Resource;
  /** The list of child rows that the field stands in, where it does. */
  readonly rows?: { readonly name: string; readonly field: ChildrenField };
}

const pointing: readonly IndirectReference[] = registry.resources.flatMap((owner) =>
  Object.entries(owner.fields).flatMap(([name, field]): IndirectReference[] => {
    if (field.kind === 'manyToMany') return [pointingBy({ owner, fieldName: name, target: field.target })];
    if (field.kind !== 'children') return [];
    return Object.entries(field.fields).flatMap(([inner, each]: [string, AnyField]) =>
      each.kind === 'reference'
        ? [pointingBy({ owner, fieldName: inner, target: each.target, rows: { name, field } })]
        : [],
    );
  }),
);

/** How a refusal tells that so many records name what is to be deleted. */
function saying({ name: resource }: Resource, count: number): string {
  return inEnglish.refusal(refuse.referenced([{ resource, count }]));
}

function pointingBy({
  target,
  ...given
}: Omit<IndirectReference, 'name' | 'target'> & { readonly target: string }): IndirectReference {
  const { owner, rows, fieldName } = given;
  const name = [owner.name, rows?.name, fieldName].filter(Boolean).join(' ');
  return { ...given, name, target: registry.get(target) };
}

describe('what other records name', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const { remove } = callsBy(() => campus);

  it.each(eachOf(pointing))('by %s is not deleted as long as it is named', async (_, each) => {
    const { owner, target } = each;
    const { id } = await create(campus, target);
    const release = await (owner.endpoints.create ? nameInForm : nameInTable)(each, Number(id));
    const refused = await remove(target, id);
    expect(refused.status, refused.text).toBe(409);
    expect(refused.body.message).toBe(saying(owner, 1));
    await release();
    const gone = await remove(target, id);
    expect(gone.status, gone.text).toBe(200);
  });

  it('is said to be used by as many records as name it, however often each does', async () => {
    const subject = registry.get('subject');
    const { id } = await create(campus, registry.get('class'), { has_groups: 1 });
    const group = await create(campus, registry.get('studentGroup'));
    const rows = [null, group.id].map((student_group_id) => ({
      class_id: id,
      student_group_id,
      requirement: 'compulsory',
    }));
    await create(campus, subject, { classes: rows });
    const refused = await remove(registry.get('class'), id);
    expect(refused.body.message).toBe(saying(subject, 1));
    await create(campus, subject, { classes: rows });
    const twice = await remove(registry.get('class'), id);
    expect(twice.body.message).toBe(saying(subject, 2));
  });

  /** Makes a record that names the target, and answers what takes the name out of it. */
  const nameInForm = async (
    { owner, fieldName, rows }: IndirectReference,
    id: number,
  ): Promise<() => Promise<void>> => {
    const row = rows && { ...(await rowWith(owner, rows.field, fieldName)), [fieldName]: id };
    const record = await create(campus, owner, rows ? { [rows.name]: [row] } : { [fieldName]: [id] });
    return async () => {
      const removed = await remove(owner, record.id);
      expect(removed.status, removed.text).toBe(200);
    };
  };

  /** A row in which a field may be filled: what it stands beside allows it. */
  const rowWith = async (owner: Resource, list: ChildrenField, name: string): Promise<Json> => {
    const row = await buildRow(campus, owner, list);
    for (const { reference, field, test } of referredTests(list.fields[name]?.visibleWhen)) {
      const { target } = list.fields[reference] as ReferenceField;
      row[reference] = (await create(campus, registry.get(target), { [field]: test })).id;
    }
    return row;
  };

  /** The same with a row of a record that nobody enters. */
  const nameInTable = async (
    { owner, fieldName, rows }: IndirectReference,
    id: number,
  ): Promise<() => Promise<void>> => {
    const table = childTable(owner, rows?.name ?? '');
    const tables = anyTable(campus.database.db);
    const { id: row, [fieldName]: before } = await tables
      .selectFrom(table)
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    const set = (value: unknown) =>
      tables
        .updateTable(table)
        .set({ [fieldName]: value })
        .where('id', '=', Number(row))
        .execute();
    await set(id);
    return async () => void (await set(before));
  };
});
