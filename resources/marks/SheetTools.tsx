import { Button } from '@mui/material';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { Icon } from '../../src/admin/icons/Icon.tsx';
import { saveFile } from '../../src/admin/providers/download.ts';
import type { MarkGrid } from './grid.ts';
import type { Entry } from './sendCells.ts';
import { linesOfFile, templateOf } from './template.ts';

interface SheetToolsProps {
  readonly grid: MarkGrid;
  readonly entry: Entry;
  readonly isReadOnly: boolean;
  readonly onLines: (lines: readonly (readonly string[])[]) => void;
}

/** The list as a file to fill in, such a file brought back, and the list on paper. */
export function SheetTools({ grid, entry, isReadOnly, onLines }: SheetToolsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { label } = useWords();
  const file = useRef<HTMLInputElement>(null);
  const download = async () => {
    const headings = {
      roll: translate('pages.entry.roll'),
      student_id: label('student_id'),
      name: translate('pages.entry.student'),
    };
    const { subject, class: schoolClass, section } = entry.names;
    saveFile(await templateOf(entry, { grid, headings }), `${subject} ${schoolClass} ${section}.csv`);
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    const lines = await linesOfFile(chosen).catch(() => undefined);
    if (lines) onLines(lines);
    else notify('pages.entry.unreadable', { type: 'error' });
  };
  return (
    <div className="entry-tools">
      <Button
        color="inherit"
        startIcon={<Icon name="FileDownloadOutlined" size="small" />}
        onClick={() => void download()}
      >
        {translate('pages.entry.template')}
      </Button>
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
        accept=".csv,text/csv"
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
