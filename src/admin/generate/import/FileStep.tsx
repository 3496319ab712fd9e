import { Icon } from '../../icons/Icon.tsx';
import { Button, LinearProgress } from '@mui/material';
import { type DragEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isEntered, type Resource } from '../../../core/resource.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { saveImportTemplate } from '../../providers/imports.ts';
import type { StepProps } from './stepProps.ts';
import { TABLE_FORMATS } from '../../../core/tableFormats.ts';

const ACCEPTED = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DAY_KINDS = new Set(['date', 'dateTime']);

/** A file is chosen or dropped; whoever has none yet finds an empty one to fill in. */
export function FileStep({ resource, work }: StepProps) {
  const translate = useTranslate();
  const noteError = useErrorNotice(resource);
  const hint = useId();
  const [isOver, setOver] = useState(false);
  const { file, isBusy, takeFile } = work;
  const takeFirst = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first && !isBusy) takeFile(first);
  };
  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      takeFirst(event.dataTransfer.files);
    },
  };

  return (
    <>
      <p>{translate('importing.templateText')}</p>
      <div className="import-templates">
        {TABLE_FORMATS.map((format) => (
          <Button
            key={format}
            variant="outlined"
            startIcon={<Icon name="FileDownloadOutlined" size="small" />}
            onClick={() => saveImportTemplate(resource, format).catch(noteError)}
          >
            {translate(`importing.template.${format}`)}
          </Button>
        ))}
      </div>
      {hasDays(resource) && <p className="import-soft">{translate('importing.days')}</p>}
      <div className="import-drop" data-over={isOver} {...dropTarget}>
        <input
          type="file"
          accept={ACCEPTED}
          disabled={isBusy}
          aria-label={translate('importing.choose')}
          aria-describedby={hint}
          onChange={(event) => {
            takeFirst(event.target.files);
            // The same file can then be chosen again, corrected.
            event.target.value = '';
          }}
        />
        <span className="import-drop-call" aria-hidden>
          {translate(file ? 'importing.chooseOther' : 'importing.choose')}
        </span>
        <span id={hint} className="import-soft">
          {translate('importing.limits')}
        </span>
        {file && <bdi className="import-file">{file.name}</bdi>}
      </div>
      {isBusy && (
        <div role="status">
          <p className="import-soft">{translate('importing.reading')}</p>
          <LinearProgress aria-label={translate('importing.reading')} />
        </div>
      )}
    </>
  );
}

function hasDays({ fields }: Resource): boolean {
  return Object.values(fields).some((field) => DAY_KINDS.has(field.kind) && isEntered(field));
}
