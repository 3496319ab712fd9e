import { Button } from '@mui/material';
import { Fragment, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CellKind, ResultTable } from '../../../schemas/exams/resultTables.ts';
import { registry } from '../../../schemas/index.ts';
import { screenAddress } from '../../../src/admin/addresses/addresses.ts';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import { NOTHING } from '../../../src/admin/format/format.ts';
import { Icon } from '../../../src/admin/icons/Icon.tsx';
import { type TableFile, useTableFile } from './useTableFile.ts';
import { writeCell, writeLabels } from './writeCell.ts';

const results = registry.get('result');
/** Characters from which on a text gets a wider column. */
const LONG = 18;
/** What is read rather than compared stands where reading begins. */
const TEXTS: readonly string[] = ['text', 'figures', 'roll'];

interface FigureTableProps {
  readonly table: ResultTable;
  /** The call that answers the tables of the page as a file. */
  readonly file: TableFile;
  /** Stands above it. */
  readonly chart?: ReactNode;
  readonly note?: string | undefined;
}

/** A table of a page with its name, its chart and the way to have it as a file. */
export function FigureTable({ table, file, chart, note }: FigureTableProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const id = useId();
  const save = useTableFile(file);
  const { name, columns, lines } = table;
  const title = translate(`resultTables.names.${name}`);
  const sumText = (kind: CellKind, isName: boolean) => {
    if (isName) return translate('resultTables.all');
    return kind === 'text' ? '' : NOTHING;
  };
  const isText = (index: number) => TEXTS.includes(columns[index]?.kind ?? 'text');
  return (
    <section className="results-card" aria-labelledby={id} data-table={name}>
      <div className="results-card-head">
        <h2 id={id}>{title}</h2>
        <Button
          size="small"
          startIcon={<Icon name="FileDownloadOutlined" size="small" />}
          aria-label={translate('pages.resultPages.excelOf', { name: title })}
          onClick={() => save(name)}
        >
          {translate('pages.resultPages.excel')}
        </Button>
      </div>
      {note && <p className="block-help">{note}</p>}
      <div className="results-beside" data-chart={chart !== undefined}>
        {chart}
        <div className="results-scroll">
          <table className="results-table" aria-labelledby={id}>
            <thead>
              <tr>
                {columns.map(({ labels }, index) => (
                  <th key={writeLabels(labels, translate, conventions)} scope="col" data-text={isText(index)}>
                    <Heading labels={labels} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ cells, isSum, isFailed, resultId }, place) => {
                const all = isSum ? cells.indexOf(null) : -1;
                return (
                  <tr key={resultId ?? place} data-sum={isSum ?? false} data-failed={isFailed ?? false}>
                    {columns.map(({ kind, labels }, index) => {
                      const cell = cells[index] ?? null;
                      const text =
                        isSum && cell === null ? sumText(kind, index === all) : writeCell(cell, kind, conventions);
                      const isLink = resultId !== undefined && isNameColumn(labels);
                      const content = kind === 'figures' ? <bdi dir="ltr">{text}</bdi> : <bdi>{text}</bdi>;
                      return (
                        <td
                          key={writeLabels(labels, translate, conventions)}
                          data-text={isText(index)}
                          data-long={isText(index) && text.length > LONG}
                        >
                          {isLink ? (
                            <Link className="field-link" to={screenAddress(results, 'show', resultId)}>
                              {content}
                            </Link>
                          ) : (
                            content
                          )}
                        </td>
                      );
                    })}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

/** Every part of a heading in its own direction: what stands beside a name or a grade does not turn it. */
function Heading({ labels }: Pick<ResultTable['columns'][number], 'labels'>) {
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

function isNameColumn(labels: ResultTable['columns'][number]['labels']): boolean {
  return labels.some((label) => 'word' in label && label.word === 'fields.student_id');
}
