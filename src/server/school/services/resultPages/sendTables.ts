import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CellKind, Label, ResultTable } from '../../../../../schemas/exams/resultTables.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { type Cell, writeWorkbook } from '../../../../core/writeWorkbook.ts';
import type { Translator } from '../../../translate.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Sent {
  readonly context: Context;
  readonly reply: FastifyReply;
  readonly translator: Translator;
  /** The tables of a page. */
  readonly tables: readonly ResultTable[];
  /** The one that is wanted; all of them when not said. */
  readonly wanted: string | null;
}

/** Tables of a page of results as an Excel workbook, a sheet each. */
export function sendTables({ context, reply, translator, tables, wanted }: Sent): FastifyReply {
  const sent = wanted === null ? tables : tables.filter(({ name }) => name === wanted);
  const [first] = sent;
  if (!first) throw refuse.badQuery('table');
  const file = `results-${first.name}-${context.today()}.xlsx`;
  reply.type(TYPE).header('Content-Disposition', `attachment; filename="${file}"`);
  const sheets = sent.map((table) => ({
    name: translator.text(`resultTables.names.${table.name}`),
    batches: batchOf(rowsOf(table, translator)),
  }));
  return reply.send(Readable.from(writeWorkbook(sheets)));
}

async function* batchOf(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

function rowsOf({ columns, lines }: ResultTable, translator: Translator): Cell[][] {
  const wordOf = (label: Label) => ('word' in label ? translator.text(label.word) : Object.values(label).join(''));
  const heads = columns.map(({ labels }) => labels.map(wordOf).join(' · '));
  const rows = lines.map(({ cells, isSum }) => {
    const named = isSum ? withSumWord(cells, translator.text('resultTables.all')) : cells;
    return named.map((cell, index) => shown(cell, columns[index]?.kind));
  });
  return [heads, ...rows];
}

// Where the name of what is summed up stands elsewhere.
function withSumWord(cells: readonly Cell[], all: string): Cell[] {
  const first = cells.indexOf(null);
  return cells.map((cell, index) => (index === first ? all : cell));
}

/** As exact as on the screen. */
function shown(cell: Cell, kind: CellKind = 'text'): Cell {
  if (typeof cell !== 'number') return cell;
  const decimals = kind === 'percent' ? 1 : 2;
  return Number(cell.toFixed(decimals));
}
