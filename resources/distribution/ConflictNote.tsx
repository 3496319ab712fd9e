import { useTranslate } from 'react-admin';
import { NOTHING } from '../../src/admin/format/format.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { isolated, listed } from '../../src/admin/format/names.ts';
import { StaleAlert } from '../../src/admin/generate/form/StaleAlert.tsx';
import type { Column } from './columns.ts';
import { cellOf, isEmptyCell, type SubjectRow } from './sheet.ts';
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
  const conventions = useConventions();
  const { renewed, contested } = conflict;
  const names = listed(
    renewed.map(({ subject }) => subject.name),
    conventions,
  );
  const marksOf = (row: SubjectRow) =>
    columns
      .filter(({ key }) => !isEmptyCell(cellOf(row, key)))
      .map(({ key, name }) => `${isolated(name)} ${cellOf(row, key).full}/${cellOf(row, key).pass}`);
  return (
    <StaleAlert {...{ isSaving, onKeepMine }} onTakeTheirs={contested.length > 0 ? onTakeTheirs : undefined}>
      <p>{translate('pages.marks.conflict')}</p>
      {renewed.length > 0 && <p>{translate('pages.marks.renewed', { names })}</p>}
      {contested.length > 0 && (
        <>
          <p>{translate('pages.marks.contested')}</p>
          <dl className="form-stale-fields">
            {contested.map((row) => (
              <div key={row.subject.id}>
                <dt>
                  <bdi>{row.subject.name}</bdi>
                </dt>
                <dd>
                  <bdi>{marksOf(row).join(' · ') || NOTHING}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </StaleAlert>
  );
}
