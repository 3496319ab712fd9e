import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import { create } from '../support/build.ts';
import { addressOf, type Campus, openCampus } from '../support/campus.ts';
import { createReferring } from '../support/createReferring.ts';
import { eachOf } from '../support/eachOf.ts';

const fixed = registry.resources.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.fixedWhileUsed ? [{ resource, field, fieldName: name, name: `${resource.name} ${name}` }] : [],
  ),
);

describe('what is fixed while it is used', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const anotherValue = async (field: AnyField, present: unknown): Promise<unknown> => {
    if (field.kind === 'reference') return (await create(campus, registry.get(field.target))).id;
    if (field.kind === 'choice') return field.options.find(({ value }) => value !== present)?.value;
    throw new Error(`Nobody knows another value of a ${field.kind}`);
  };

  it.each(eachOf(fixed))('%s is fixed from the first record that refers to it', async (_, fixedField) => {
    const { resource, field, fieldName: name } = fixedField;
    const record = await create(campus, resource);
    const { [name]: first } = record;
    const other = await anotherValue(field, first);
    const address = addressOf(resource.endpoints.update?.path ?? '', record.id);
    const move = (to: unknown) => campus.call(`PUT ${address}`, { body: { [name]: to } });
    for (const value of [other, first]) {
      const free = await move(value);
      expect(free.status, free.text).toBe(200);
    }

    await createReferring(campus, resource, record);
    const moved = await move(other);
    expect([moved.status, Object.keys(moved.body.errors ?? {})], moved.text).toEqual([422, [name]]);
    const same = await move(first);
    expect(same.status, same.text).toBe(200);
  });
});
