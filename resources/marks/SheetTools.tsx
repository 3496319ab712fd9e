import { Button } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { currentView } from '../../src/admin/auth/accountView.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { Icon } from '../../src/admin/icons/Icon.tsx';
import { saveFile } from '../../src/admin/providers/download.ts';
import { MEGABYTE } from '../../src/core/limits.ts';
import { FileProblem } from './fileProblem.ts';
import type { MarkGrid } from './grid.ts';
import type { SheetPlace } from './place.ts';
import type { Entry } from './sendCells.ts';
import { fileName, sheetName } from './sheetName.ts';
import { linesOfFile, MAX_MB, TYPES, templateOf } from './template.ts';
import { writingOf } from './writing.ts';
import { TABLE_FORMATS, type TableFormat } from '../../src/core/tableFormats.ts';

const TEMPLATES = { xlsx: 'pages.entry.excelTemplate', csv: 'pages.entry.template' } as const;
const ACCEPTED = ['.csv', '.xlsx', ...Object.values(TYPES)].join();

interface SheetToolsProps {
  readonly place: SheetPlace;
  readonly grid: MarkGrid;
  readonly entry: Entry;
  readonly isReadOnly: boolean;
  readonly onLines: (lines: readonly (readonly string[])[]) => void;
  /** Why a file is not read, in words. */
  readonly onProblem: (problem: string) => void;
}

/** The list as a file to fill in, such a file brought back, and the list on paper. */
export function SheetTools({ place, grid, entry, isReadOnly, onLines, onProblem }: SheetToolsProps) {
  const translate = useTranslate();
  const { label } = useWords();
  const conventions = useConventions();
  const writing = writingOf(conventions.locale);
  const file = useRef<HTMLInputElement>(null);
  // Whoever looks at the product as somebody else takes nothing out of it.
  const formats = currentView() ? [] : TABLE_FORMATS;
  const download = async (format: TableFormat) => {
    const headings = {
      roll: translate('pages.entry.roll'),
      student_id: label('student_id'),
      name: translate('pages.entry.student'),
    };
    const blob = await templateOf(entry, { format, grid, headings, writing, ownName: sheetName(entry, place) });
    saveFile(blob, fileName(entry, format));
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > MAX_MB * MEGABYTE) {
      const max = formatPlainNumber(MAX_MB, conventions);
      onProblem(translate('validation.fileSize', { max }));
      return;
    }
    try {
      onLines(await linesOfFile(chosen, writing));
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      onProblem(translate(`pages.entry.files.${error.key}`));
    }
  };
  return (
    <div className="entry-tools">
      {formats.map((format) => (
        <Button
          key={format}
          color="inherit"
          startIcon={<Icon name="FileDownloadOutlined" size="small" />}
          onClick={() => void download(format)}
        >
          {translate(TEMPLATES[format])}
        </Button>
      ))}
      {!isReadOnly && (
        <Button
          color="inherit"
          startIcon={<Icon name="FileUploadOutlined" size="small" />}
          onClick={() => file.current?.click()}
        >
          {translate('pages.entry.import')}
        </Button>
      )}
      <Button
        color="inherit"
        startIcon={<Icon name="InsertDriveFileOutlined" size="small" />}
        onClick={() => window.print()}
      >
        {translate('pages.entry.print')}
      </Button>
      <input
        ref={file}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={translate('pages.entry.import')}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
