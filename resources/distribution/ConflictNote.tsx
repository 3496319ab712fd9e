import { Alert, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { intlLocale } from '../../src/admin/format/format.ts';
import { cellOf, type Column, isEmptyCell, type SubjectRow } from './sheet.ts';
import type { Conflict } from './useSheet.ts';

interface ConflictNoteProps {
  readonly conflict: Conflict;
  readonly columns: readonly Column[];
  readonly isSaving: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else was faster: which subjects they changed, and whose version of those counts that were changed here too. */
export function ConflictNote({ conflict, columns, isSaving, onKeepMine, onTakeTheirs }: ConflictNoteProps) {
  const translate = useTranslate();
  const { locale } = useConventions();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const { renewed, contested } = conflict;
  const names = new Intl.ListFormat(intlLocale(locale)).format(renewed.map(({ subject }) => subject.name));
  const marksOf = (row: SubjectRow) =>
    columns
      .filter(({ key }) => !isEmptyCell(cellOf(row, key)))
      .map(({ key, name }) => `${name} ${cellOf(row, key).full}/${cellOf(row, key).pass}`);
  return (
    <Alert
      severity="warning"
      className="form-stale"
      ref={note}
      tabIndex={-1}
      action={
        <div className="form-stale-choices">
          <Button size="small" variant="contained" color="warning" loading={isSaving} onClick={onKeepMine}>
            {translate(contested.length > 0 ? 'screens.stale.keepMine' : 'ra.action.save')}
          </Button>
          {contested.length > 0 && (
            <Button size="small" color="inherit" onClick={onTakeTheirs}>
              {translate('screens.stale.takeTheirs')}
            </Button>
          )}
        </div>
      }
    >
      <strong className="form-stale-title">{translate('screens.stale.title')}</strong>
      <p>{translate('pages.marks.conflict')}</p>
      {renewed.length > 0 && <p>{translate('pages.marks.renewed', { names })}</p>}
      {contested.length > 0 && (
        <>
          <p>{translate('pages.marks.contested')}</p>
          <dl className="form-stale-fields">
            {contested.map((row) => (
              <div key={row.subject.id}>
                <dt>{row.subject.name}</dt>
                <dd>
                  <bdi>{marksOf(row).join(' · ') || '–'}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Alert>
  );
}
