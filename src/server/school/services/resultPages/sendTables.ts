import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import {
  type CellKind,
  type Label,
  type ResultTable,
  roundedFigure,
} from '../../../../../schemas/exams/resultTables.ts';
import { type Cell, type ColumnFormat, type WrittenSheet, writeWorkbook } from '../../../../core/writeWorkbook.ts';
import { contentDisposition } from '../../../contentDisposition.ts';
import { refuse } from '../../../errors.ts';
import { inDigits, printLanguage } from '../../../documents/printLanguage.ts';
import type { Translator } from '../../../translate.ts';
import { fileNameOf, type TableHead } from '../results/tableHead.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** As many as on the screen. */
const FORMATS: Partial<Record<CellKind, ColumnFormat>> = {
  percent: 'tenths',
  gradedPercent: 'hundredths',
  average: 'hundredths',
};

interface Sent {
  readonly reply: FastifyReply;
  readonly translator: Translator;
  /** The tables of a page. */
  readonly tables: readonly ResultTable[];
  /** The one that is wanted; all of them when not said. */
  readonly wanted: string | null;
  readonly head: TableHead;
}

/** Tables of a page of results as an Excel workbook, a sheet each. */
export function sendTables({ reply, translator, tables, wanted, head }: Sent): FastifyReply {
  const sent = wanted === null ? tables : tables.filter(({ name }) => name === wanted);
  if (sent.length === 0) throw refuse.badQuery('table');
  reply.type(TYPE).header('Content-Disposition', contentDisposition('attachment', fileNameOf(head, 'xlsx')));
  return reply.send(Readable.from(writeWorkbook(sent.map((table) => sheetOf(table, head, translator)))));
}

/** The institute, what the table is about and its name stand above its heading. */
function sheetOf(table: ResultTable, { institute, parts }: TableHead, translator: Translator): WrittenSheet {
  const { name, columns, note = [] } = table;
  const title = translator.text(`resultTables.names.${name}`);
  const above: Cell[][] = [
    [institute],
    [titled(parts, title).join(' · ')],
    [note.map((label) => wordOf(label, translator)).join(' ')],
  ];
  const rows = [...above, ...rowsOf(table, translator)];
  return {
    name: title,
    heads: above.length + 1,
    formats: columns.map(({ kind }) => FORMATS[kind]),
    batches: batchOf(rows),
  };
}

/** A page of one table is called as its table, which is said once. */
function titled(parts: readonly string[], title: string): readonly string[] {
  const isSaid = parts.some((part) => part.toLowerCase() === title.toLowerCase());
  return isSaid ? parts : [...parts, title];
}

async function* batchOf(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

function rowsOf({ columns, lines }: ResultTable, translator: Translator): Cell[][] {
  const heads = columns.map(({ labels }) => labels.map((label) => wordOf(label, translator)).join(' · '));
  const rows = lines.map(({ cells, isSum }) => {
    const named = isSum ? withSumWord(cells, translator.text('resultTables.all')) : cells;
    return named.map((cell, index) => shown(cell, columns[index]?.kind, translator));
  });
  return [heads, ...rows];
}

function wordOf(label: Label, translator: Translator): string {
  if ('word' in label) return translator.text(label.word);
  return 'text' in label ? label.text : figuresIn(label.figures, translator);
}

/** Numbers with signs between them, such as `4.00–4.99`, in the digits of the language. */
function figuresIn(text: string, { locale }: Translator): string {
  const language = printLanguage(locale);
  return text.replace(/\d+(\.\d+)?/g, (number) => inDigits(number, language));
}

// Where the name of what is summed up stands elsewhere.
function withSumWord(cells: readonly Cell[], all: string): Cell[] {
  const first = cells.indexOf(null);
  return cells.map((cell, index) => (index === first ? all : cell));
}

/** As exact as on the screen, and in its digits where it is a text. */
function shown(cell: Cell, kind: CellKind | undefined, translator: Translator): Cell {
  if (typeof cell === 'number') return roundedFigure(cell, kind ?? 'text');
  return kind === 'figures' && typeof cell === 'string' ? figuresIn(cell, translator) : cell;
}
