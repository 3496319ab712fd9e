import { isFilled } from '../../../core/conditions.ts';
import type { AnyField } from '../../../core/fields/field.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { parseValue } from '../../../core/rules/parseValue.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { fromColumn } from '../../codec.ts';
import { type Filter, idsStatement, rowsByIdStatement } from '../../db/listSql.ts';
import type { RowWithId } from '../../db/tables.ts';
import { phoneReader } from '../../phoneNumbers.ts';
import { unqueryableFields } from '../../policies/hiddenFields.ts';
import { type PresentedRecord, presentRecord } from '../../presenters/presentRecord.ts';
import { query } from './readRecords.ts';
import { rowFilters } from './rowRules.ts';
import { shownRecords } from './shownRecords.ts';
import { spelling } from './spelling.ts';
import type { Values } from '../store.ts';

/** Of all that look the same, so many are told; of all that have the same day or number, so many are compared. */
const MOST_TOLD = 3;
const MOST_COMPARED = 500;

interface SimilarRequest {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
  /** The values of the new record, as they are typed. */
  readonly given: Values;
}

interface SimilarRecord {
  readonly record: PresentedRecord;
  readonly by: readonly string[];
}

/** The records in sight of the caller that a new one is likely to repeat, by what its declaration compares. */
export async function similarRecords(request: SimilarRequest): Promise<SimilarRecord[]> {
  const { context, caller, resource } = request;
  const values = readValues(request);
  const hidden = unqueryableFields(resource, caller);
  const found = new Map<number, Set<string>>();
  for (const names of resource.warnsOf?.by ?? []) {
    if (names.some((name) => hidden.has(name) || !isFilled(values[name]))) continue;
    for (const { id } of await agreeing(request, names, values))
      found.set(id, new Set([...(found.get(id) ?? []), ...names]));
  }
  // What agrees in most comes first.
  const mostSimilar = [...found].toSorted(([, one], [, other]) => other.size - one.size).slice(0, MOST_TOLD);
  if (mostSimilar.length === 0) return [];
  const rows = await rowsOf(
    context,
    resource,
    mostSimilar.map(([id]) => id),
  );
  const records = await shownRecords({
    run: (statement) => query(context, statement),
    resource,
    context,
    caller,
    records: rows.map((row) => presentRecord(resource, row)),
  });
  return mostSimilar.flatMap(([id, by]) => {
    const record = records.find((each) => each.id === id);
    return record ? [{ record, by: [...by] }] : [];
  });
}

/** What is given, as it is stored. What is not right yet is not compared. */
function readValues({ context, resource, given }: SimilarRequest): Values {
  const readPhone = phoneReader(context.country());
  const entries = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    const field = fieldOf(resource, name) as AnyField;
    const parsed = parseValue(field, value);
    if ('problem' in parsed || !isFilled(parsed.value)) return [];
    const read = field.kind === 'phone' && typeof parsed.value === 'string' ? readPhone(parsed.value) : parsed;
    return 'problem' in read ? [] : [[name, read.value]];
  });
  return Object.fromEntries(entries);
}

/** Names are compared here, by what is the same however they are spelled; all else in the database. */
async function agreeing(
  { context, caller, resource }: SimilarRequest,
  names: readonly string[],
  values: Values,
): Promise<readonly RowWithId[]> {
  const fields = names.map((name) => [name, fieldOf(resource, name) as AnyField] as const);
  const exact = fields.filter(([, { kind }]) => kind !== 'text');
  const spelled = fields.filter(([, { kind }]) => kind === 'text');
  const filters = exact.map(
    ([name, field]): Filter => ({ name, field: asStored(field), test: 'any', values: [values[name]] }),
  );
  const ids = await query(
    context,
    idsStatement({
      resource,
      registry: context.registry,
      filters: [...filters, ...rowFilters(context.rules, resource, caller)],
      words: [],
      sort: { field: 'id', order: 'DESC' },
    }),
  );
  const rows = await rowsOf(
    context,
    resource,
    ids.slice(0, MOST_COMPARED).map(({ id }) => id),
  );
  return rows.filter((row) =>
    spelled.every(([name, field]) => spelling(fromColumn(field, row[name])) === spelling(values[name])),
  );
}

// A list finds a phone number by a part of it; here it is the same one or none.
function asStored(field: AnyField): AnyField {
  return field.kind === 'phone' ? { kind: 'text' } : field;
}

async function rowsOf(context: Context, resource: Resource, ids: readonly number[]): Promise<readonly RowWithId[]> {
  return ids.length > 0 ? query(context, rowsByIdStatement(resource, context.registry, ids)) : [];
}
