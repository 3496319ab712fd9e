import { holds, isFilled, referredTests } from '../../../../core/conditions.ts';
import type { AnyField, Fields } from '../../../../core/fields/field.ts';
import { fieldOf } from '../../../../core/resource.ts';
import { columnOf, fromColumn } from '../../../codec.ts';
import type { Store, Values } from '../../store.ts';
import { addProblems, type Draft, isSwitchedOn, type Write } from './write.ts';
import { anyTable } from '../../../db/tables.ts';

/** Refuses a value whose `visibleWhen` is not met by the record that a reference beside it leads to. */
export async function checkReferredConditions({ store, drafts }: Write): Promise<void> {
  if (hasReferredConditions(store.resource.fields)) await checkConditionedValues(store, drafts);
}

/** Whether a `visibleWhen` of the fields, or of their child rows, looks at a record that a reference leads to. */
export function hasReferredConditions(fields: Fields): boolean {
  return conditionedFields(fields).length > 0;
}

type NamedField = readonly [name: string, field: AnyField];

/** Kept, because thousands of lines of a file are checked by them. */
const conditioned = new WeakMap<Fields, readonly NamedField[]>();

/** The fields with such a condition, and the lists of child rows that have one. */
function conditionedFields(fields: Fields): readonly NamedField[] {
  const known = conditioned.get(fields);
  if (known) return known;
  const found = Object.entries(fields).filter(([, field]) =>
    field.kind === 'children' ? hasReferredConditions(field.fields) : referredTests(field.visibleWhen).length > 0,
  );
  conditioned.set(fields, found);
  return found;
}

/** A value of such a field: in the record, or in one of its child rows. */
interface ConditionedValue {
  readonly path: string;
  readonly field: AnyField;
  readonly siblings: Fields;
  readonly holder: Values;
}

async function checkConditionedValues(store: Store, drafts: readonly Draft[]): Promise<void> {
  const checked = drafts.flatMap((draft) => newValues(store, draft).map((value) => ({ draft, value })));
  const records = await referredRecords(
    store,
    checked.map(({ value }) => value),
  );
  for (const { draft, value } of checked) {
    const { path, field, siblings, holder } = value;
    for (const { reference, field: theirs, test } of referredTests(field.visibleWhen)) {
      const referred = records.get(recordKey(siblings[reference], holder[reference]));
      if (!referred || holds({ [theirs]: test }, referred)) continue;
      addProblems(draft, { [path]: [{ key: 'notApplicable', params: { other: `fields.${reference}` } }] });
    }
  }
}

// A value that was there before, beside the same references, stays: it is not checked again.
function newValues(store: Store, draft: Draft): ConditionedValue[] {
  const { fields } = store.resource;
  const { before, values } = draft;
  if (!before) return conditionedValues(fields, values);
  const unchanged = new Set(
    isSwitchedOn(store.resource, draft) ? [] : conditionedValues(fields, before).map(keyOfValue),
  );
  return conditionedValues(fields, { ...before, ...values }).filter((value) => !unchanged.has(keyOfValue(value)));
}

function conditionedValues(fields: Fields, holder: Values, prefix = ''): ConditionedValue[] {
  return conditionedFields(fields).flatMap(([name, field]) => {
    if (field.kind === 'children')
      return ((holder[name] ?? []) as readonly Values[]).flatMap((row, index) =>
        conditionedValues(field.fields, row, `${name}.${index}.`),
      );
    return isFilled(holder[name]) ? [{ path: `${prefix}${name}`, field, siblings: fields, holder }] : [];
  });
}

function keyOfValue({ path, field, holder }: ConditionedValue): string {
  const name = path.split('.').at(-1) ?? '';
  const beside = referredTests(field.visibleWhen).map(({ reference }) => holder[reference]);
  return JSON.stringify([name, holder[name], beside]);
}

async function referredRecords(
  store: Store,
  values: readonly ConditionedValue[],
): Promise<ReadonlyMap<string, Values>> {
  const wanted = new Map<string, { readonly ids: Set<number>; readonly names: Set<string> }>();
  for (const { field, siblings, holder } of values) {
    for (const { reference, field: theirs } of referredTests(field.visibleWhen)) {
      const referring = siblings[reference];
      if (referring?.kind !== 'reference' || !isFilled(holder[reference])) continue;
      const { ids, names } = wanted.get(referring.target) ?? { ids: new Set(), names: new Set() };
      wanted.set(referring.target, { ids: ids.add(holder[reference] as number), names: names.add(theirs) });
    }
  }
  const found = [...wanted].map(([target, { ids, names }]) => readTargets(store, { target, ids, names }));
  return new Map((await Promise.all(found)).flat());
}

async function readTargets(
  { trx, registry }: Store,
  { target, ids, names }: { target: string; ids: ReadonlySet<number>; names: ReadonlySet<string> },
): Promise<[string, Values][]> {
  const resource = registry.get(target);
  const read = [...names].map((name) => ({ name, field: fieldOf(resource, name) as AnyField }));
  const rows = await anyTable(trx)
    .selectFrom(resource.table)
    .select(['id', ...read.map(({ name, field }) => columnOf(name, field))])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => [
    `${target} ${row.id}`,
    Object.fromEntries(read.map(({ name, field }) => [name, fromColumn(field, row[columnOf(name, field)])])),
  ]);
}

function recordKey(field: AnyField | undefined, id: unknown): string {
  return field?.kind === 'reference' ? `${field.target} ${id}` : '';
}
