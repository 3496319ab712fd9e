import { withOptionCodes } from './conditionCodes.ts';
import { type Condition, referredTests } from './conditions.ts';
import type { AnyField, Fields } from './fields/field.ts';
import { presetCondition } from './preset.ts';
import { fieldOf, type Resource } from './resource.ts';

type FindResource = (name: string) => Resource | undefined;

/** A resource whose conditions on what it refers to are as those records hold them: names of options become numbers. */
export function withTargetCodes(resource: Resource, find: FindResource): Resource {
  return { ...resource, fields: codedFields(resource.fields, find) };
}

function codedFields(fields: Fields, find: FindResource): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, codedField(field, fields, find)]));
}

function codedField(field: AnyField, siblings: Fields, find: FindResource): AnyField {
  if (field.kind === 'children') return { ...field, fields: codedFields(field.fields, find) };
  const { visibleWhen } = field;
  const coded = visibleWhen
    ? { ...field, visibleWhen: withOptionCodes(visibleWhen, referredFields(visibleWhen, siblings, find)) }
    : field;
  if (coded.kind !== 'reference' && coded.kind !== 'manyToMany') return coded;
  const theirs = find(coded.target)?.fields ?? {};
  const { only } = coded;
  const preset = presetCondition(coded);
  return {
    ...coded,
    ...(only && { only: withOptionCodes(only, theirs) }),
    ...(preset && { preset: withOptionCodes(preset, theirs) }),
  };
}

/** The fields of other records that a condition names, by its names for them. */
export function referredFields(condition: Condition | undefined, siblings: Fields, find: FindResource): Fields {
  const found = referredTests(condition).flatMap(({ reference, field }) => {
    const referring = siblings[reference];
    const target = referring?.kind === 'reference' ? find(referring.target) : undefined;
    const theirs = target && fieldOf(target, field);
    return theirs ? [[`${reference}.${field}`, theirs] as const] : [];
  });
  return Object.fromEntries(found);
}
