import { Button } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ResultTable } from '../../../schemas/exams/resultTables.ts';
import { Icon } from '../../../src/admin/icons/Icon.tsx';
import { FigureCells } from './FigureCells.tsx';
import { type TableFile, useTableFile } from './useTableFile.ts';

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
  const id = useId();
  const save = useTableFile(file);
  const { name } = table;
  const title = translate(`resultTables.names.${name}`);
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
          <FigureCells table={table} labelledBy={id} />
        </div>
      </div>
    </section>
  );
}
