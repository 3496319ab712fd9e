import type { AnyField, ChildrenField, Embedded } from '../../../core/fields/field.ts';
import { embedKey, fieldOf, type Resource } from '../../../core/resource.ts';
import type { Translator } from '../../translate.ts';
import { BYTE_ORDER_MARK, csvText } from './csvText.ts';
import { type Cell, type ColumnFormat, writeWorkbook } from '../../../core/writeWorkbook.ts';
import { toZoned } from '../../../core/zonedTime.ts';
import type { Values } from '../store.ts';

export interface Export {
  readonly resource: Resource;
  readonly columns: readonly string[];
  readonly batches: AsyncIterable<readonly Values[]>;
  readonly translator: Translator;
  /** Of the institute, in which instants are written. */
  readonly timeZone: string;
}

/** Records as CSV text, a piece at a time; what a spreadsheet would run as a formula is defused. */
export async function* exportCsv({
  resource,
  columns,
  batches,
  translator,
}: Omit<Export, 'timeZone'>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvText([headings({ resource, columns, translator })]);
  for await (const batch of batches) {
    // Text keeps the zeros of an amount; a number would lose them.
    yield csvText(
      batch.map((record) => columns.map((name) => cellOf({ resource, name, record, translator, amount: String }))),
    );
  }
}

/** Records as an Excel workbook, a piece at a time; days, times and amounts are what they are in Excel. */
export function exportExcel(exported: Export): AsyncGenerator<Uint8Array> {
  const { resource, columns, batches, translator, timeZone } = exported;
  const formats = columns.map((name) => formatOf(fieldOf(resource, name)));
  return writeWorkbook([{ name: translator.resourceName(resource.name, 2), formats, batches: rows() }]);

  async function* rows(): AsyncGenerator<Cell[][]> {
    yield [headings({ resource, columns, translator })];
    for await (const batch of batches) {
      yield batch.map((record) =>
        columns.map((name, index) => {
          const cell = cellOf({ resource, name, record, translator, amount: Number });
          return formats[index] === 'moment' && typeof cell === 'string' ? toZoned(cell, timeZone) : cell;
        }),
      );
    }
  }
}

function formatOf(field: AnyField | undefined): ColumnFormat | undefined {
  const look = field?.kind === 'computed' ? field.as : field?.kind;
  const formats = { money: 'amount', date: 'day', time: 'time', dateTime: 'moment' } as const;
  return formats[look as keyof typeof formats];
}

function headings({ resource, columns, translator }: Omit<Export, 'batches' | 'timeZone'>): string[] {
  return columns.map((name) => translator.fieldLabel(resource, name));
}

interface CellContext {
  readonly resource: Resource;
  readonly name: string;
  readonly record: Values;
  readonly translator: Translator;
  /** How the file holds an amount of money. */
  readonly amount: (amount: unknown) => Cell;
}

function cellOf({ resource, name, record, translator, amount }: CellContext): Cell {
  const field = fieldOf(resource, name);
  const value = record[name];
  if (!field || value === null || value === undefined) return null;
  switch (field.kind) {
    case 'reference':
      return nameOf(record[embedKey(name)]);
    case 'manyToMany':
      return (record[embedKey(name)] as unknown[]).map(nameOf).join(', ');
    case 'choice':
    case 'status':
      return choiceLabel({ resource, name, field, value, translator });
    case 'boolean':
      return translator.text(value === 1 ? 'server.yes' : 'server.no');
    case 'money':
      return amount(value);
    case 'children':
      return (value as Values[]).map((row) => rowText(field, row)).join('; ');
    case 'images':
      return (value as string[]).join(', ');
    case 'computed':
      if (field.records) return (value as unknown[]).map(nameOf).join(', ');
      return field.as === 'money' ? amount(value) : typeof value === 'object' ? null : (value as Cell);
    default:
      return value as Cell;
  }
}

function rowText(field: ChildrenField, row: Values): string {
  const texts = Object.entries(field.fields).map(([name, { kind }]) =>
    kind === 'reference' ? nameOf(row[embedKey(name)]) : row[name],
  );
  return texts.filter(Boolean).join(' · ');
}

function choiceLabel(options: {
  resource: Resource;
  name: string;
  field: Extract<AnyField, { kind: 'choice' | 'status' }>;
  value: unknown;
  translator: Translator;
}): string {
  const { resource, name, field, value, translator } = options;
  const choice = field.options.find((each) => each.value === value);
  return choice
    ? translator.text(`resources.${resource.name}.options.${name}.${choice.name}`, { _: choice.name })
    : `${value}`;
}

function nameOf(embedded: unknown): string {
  return (embedded as Partial<Embedded> | null | undefined)?.name ?? '';
}
