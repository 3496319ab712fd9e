import { isFilled } from '../../../../core/conditions.ts';
import type { AnyField } from '../../../../core/fields/field.ts';
import { isObject } from '../../../../core/isObject.ts';
import { fieldOf } from '../../../../core/resource.ts';
import { columnOf, fromColumn, toColumn } from '../../../codec.ts';
import { quote } from '../../../db/select.ts';
import { rowsByIdStatement } from '../../../db/listSql.ts';
import type { RowWithId } from '../../../db/tables.ts';
import { unqueryableFields } from '../../../policies/hiddenFields.ts';
import { mayRead } from '../../../policies/require.ts';
import { type PresentedRecord, presentRecord } from '../../../presenters/presentRecord.ts';
import { query } from '../readRecords.ts';
import { shownRecords } from '../shownRecords.ts';
import { spelling } from '../spelling.ts';
import type { Values } from '../../store.ts';
import type { WriteCall } from '../write/write.ts';
import { REPORTED_ROWS } from './limits.ts';
import { readableRows } from '../rowRules.ts';
import type { ReadLine } from './readLines.ts';

/** What a line looks like: a record that is there, or else an earlier line. */
export interface SimilarLine {
  /** The fields in which they agree. */
  readonly by: readonly string[];
  readonly id?: number;
  /** The record as the caller may see it, of the lines that are told. */
  readonly record?: PresentedRecord;
  readonly row?: number;
}

type ComparedFields = readonly (readonly [name: string, field: AnyField])[];

/** The lines that repeat a record, or another line, by what the declaration compares: with one query for each of its lists. */
export async function similarLines(
  call: WriteCall,
  lines: readonly ReadLine[],
): Promise<ReadonlyMap<number, SimilarLine>> {
  const { resource, caller } = call;
  const hidden = unqueryableFields(resource, caller);
  const mayReadRecords = mayRead(caller, resource);
  const found = new Map<number, SimilarLine>();
  for (const names of resource.warnsOf?.by ?? []) {
    const fields: ComparedFields = names.map((name) => [name, fieldOf(resource, name) as AnyField]);
    const filled = lines.filter(({ values }) =>
      names.every((name) => isFilled(values[name]) && !isObject(values[name])),
    );
    if (filled.length === 0) continue;
    const isAsked = mayReadRecords && !names.some((name) => hidden.has(name));
    const ids = isAsked ? await idsByKey(call, fields, filled) : new Map<string, number>();
    const rows = new Map<string, number>();
    for (const { line, values } of filled) {
      const key = keyOf(fields, values);
      const id = ids.get(key);
      const row = rows.get(key);
      if (row === undefined) rows.set(key, line.number);
      if (id === undefined && row === undefined) continue;
      const before = found.get(line.number);
      const by = [...new Set([...(before?.by ?? []), ...names])];
      // A record that is there is the better reason, and the first list that finds one the best.
      found.set(
        line.number,
        before?.id === undefined ? { by, ...(id === undefined ? { row } : { id }) } : { ...before, by },
      );
    }
  }
  return withRecords(call, found);
}

/** Which record has these values, of those in the caller's sight. */
async function idsByKey(
  call: WriteCall,
  fields: ComparedFields,
  lines: readonly ReadLine[],
): Promise<ReadonlyMap<string, number>> {
  const { context, resource } = call;
  const parameters: unknown[] = [];
  const conditions = fields
    .filter(([, { kind }]) => kind !== 'text')
    .map(([name, field]) => {
      const compared = [...new Set(lines.map(({ values }) => toColumn(field, values[name])))];
      return `t.${quote(columnOf(name, field))} = any($${parameters.push(compared)})`;
    });
  const columns = fields.map(([name, field]) => `t.${quote(columnOf(name, field))} as ${quote(name)}`);
  const sql = `select t.id, ${columns.join(', ')} from ${quote(resource.table)} t where ${conditions.join(' and ')} order by t.id`;
  const rows = await context.database.query<RowWithId>(sql, parameters);
  const wanted = new Set(lines.map(({ values }) => keyOf(fields, values)));
  const keyOfRow = (row: RowWithId) =>
    keyOf(fields, Object.fromEntries(fields.map(([name, field]) => [name, fromColumn(field, row[name])])));
  const equal = rows.filter((row) => wanted.has(keyOfRow(row)));
  return new Map(
    (await readableRows({ ...call, queries: call.context.database }, equal)).map((row) => [keyOfRow(row), row.id]),
  );
}

/** Names are compared by what is the same however they are spelled. */
function keyOf(fields: ComparedFields, values: Values): string {
  return JSON.stringify(fields.map(([name, { kind }]) => (kind === 'text' ? spelling(values[name]) : values[name])));
}

/** The records of the first lines, as far as lines are told. */
async function withRecords(
  { context, caller, resource }: WriteCall,
  found: ReadonlyMap<number, SimilarLine>,
): Promise<ReadonlyMap<number, SimilarLine>> {
  const inOrder = [...found].toSorted(([one], [other]) => one - other);
  const ids = [...new Set(inOrder.slice(0, REPORTED_ROWS).flatMap(([, { id }]) => id ?? []))];
  if (ids.length === 0) return new Map(inOrder);
  const rows = await query(context, rowsByIdStatement(resource, context.registry, ids));
  const records = await shownRecords({
    run: (statement) => query(context, statement),
    resource,
    context,
    caller,
    records: rows.map((row) => presentRecord(resource, row)),
  });
  const byId = new Map(records.map((record) => [record.id, record]));
  return new Map(
    inOrder.map(([row, similar]) => {
      const record = similar.id === undefined ? undefined : byId.get(similar.id);
      return [row, record ? { ...similar, record } : similar];
    }),
  );
}
