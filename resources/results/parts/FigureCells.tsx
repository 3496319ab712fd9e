import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ResultTable, TableColumn, TableLine } from '../../../schemas/exams/resultTables.ts';
import { registry } from '../../../schemas/index.ts';
import { screenAddress } from '../../../src/admin/addresses/addresses.ts';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import { NOTHING } from '../../../src/admin/format/format.ts';
import { useIsPhone } from '../../../src/admin/theme/screenWidths.ts';
import { writeCell, writeLabels } from './writeCell.ts';

const results = registry.get('result');
/** Characters from which on a text gets a wider column. */
const LONG = 18;
/** What is read rather than compared stands where reading begins. */
const TEXTS: readonly string[] = ['text', 'figures', 'roll'];

interface PlacedColumn extends TableColumn {
  /** Where its cells stand in a line. */
  readonly at: number;
}

/** The heads and lines of a table. The element that names it is `labelledBy`. */
export function FigureCells({ table, labelledBy }: { readonly table: ResultTable; readonly labelledBy: string }) {
  const groups = useColumnGroups(table.columns);
  return (
    <table className="results-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {groups.map((group) => (
            <th key={group[0]?.at} scope="col" data-text={group.every(isText)}>
              {group.map(({ at, labels }) => (
                <div key={at}>
                  <Heading labels={labels} />
                </div>
              ))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.lines.map((line, place) => (
          <tr key={line.resultId ?? place} data-sum={line.isSum ?? false} data-failed={line.isFailed ?? false}>
            {groups.map((group) => (
              <Cell key={group[0]?.at} group={group} line={line} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The columns, each with those that share its cells. On a telephone what is read at the beginning of a line, such as a
 * class and a section, stands one below the other, so that the figures beside it are in sight.
 */
function useColumnGroups(columns: readonly TableColumn[]): readonly (readonly PlacedColumn[])[] {
  const isPhone = useIsPhone();
  const placed = columns.map((column, at) => ({ ...column, at }));
  const firstFigure = placed.findIndex((column) => !isText(column));
  if (!isPhone || firstFigure < 2) return placed.map((column) => [column]);
  return [placed.slice(0, firstFigure), ...placed.slice(firstFigure).map((column) => [column])];
}

function isText({ kind }: TableColumn): boolean {
  return TEXTS.includes(kind);
}

function Cell({ group, line }: { readonly group: readonly PlacedColumn[]; readonly line: TableLine }) {
  const textOf = useCellText(line);
  const isLong = group.some((column) => isText(column) && textOf(column).length > LONG);
  return (
    <td data-text={group.every(isText)} data-long={isLong}>
      {group.map((column) => {
        const content = <bdi {...(column.kind === 'figures' && { dir: 'ltr' })}>{textOf(column)}</bdi>;
        const isLink = line.resultId !== undefined && isNameColumn(column);
        return (
          <div key={column.at}>
            {isLink ? (
              <Link className="field-link" to={screenAddress(results, 'show', line.resultId)}>
                {content}
              </Link>
            ) : (
              content
            )}
          </div>
        );
      })}
    </td>
  );
}

/** Writes the cells of a line. A line of sums says so in the first cell that has nothing. */
function useCellText({ cells, isSum }: TableLine) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const nameOfSum = isSum ? cells.indexOf(null) : -1;
  return ({ at, kind }: PlacedColumn): string => {
    const cell = cells[at] ?? null;
    if (at === nameOfSum) return translate('resultTables.all');
    if (isSum && cell === null) return kind === 'text' ? '' : NOTHING;
    return writeCell(cell, kind, conventions);
  };
}

/** Every part of a heading in its own direction: what stands beside a name or a grade does not turn it. */
function Heading({ labels }: Pick<TableColumn, 'labels'>) {
  const translate = useTranslate();
  const { conventions } = useWords();
  return labels.map((label, index) => {
    const text = writeLabels([label], translate, conventions);
    return (
      <Fragment key={text}>
        {index > 0 && ' · '}
        <bdi {...('figures' in label && { dir: 'ltr' })}>{text}</bdi>
      </Fragment>
    );
  });
}

function isNameColumn({ labels }: TableColumn): boolean {
  return labels.some((label) => 'word' in label && label.word === 'fields.student_id');
}
