import { useTranslate } from 'react-admin';
import type { AbilityRule } from '../../../core/abilities.ts';
import type { PermissionSubject } from '../../../core/access/permissions.ts';
import { moveByArrow } from './moveByArrow.ts';
import { COLUMNS } from './permissionRows.ts';
import { type OnTick, SubjectRow } from './SubjectRow.tsx';
import type { PermissionNames } from './usePermissionNames.ts';

interface PermissionTableProps {
  /** The id of what names the table. */
  readonly labelledBy: string;
  readonly subjects: readonly PermissionSubject[];
  readonly rows: readonly AbilityRule[];
  readonly names: PermissionNames;
  readonly onTick: OnTick;
}

/** Subjects by actions, by areas; the arrow keys lead from box to box. */
export function PermissionTable({ labelledBy, subjects, rows, names, onTick }: PermissionTableProps) {
  const translate = useTranslate();
  const areas = [...new Set(subjects.map(({ area }) => area))];
  const allowedOn = (subject: string) =>
    rows
      .filter((row) => row.subject === subject)
      .map(({ action }) => action)
      .join(',');

  return (
    <table className="permissions" aria-labelledby={labelledBy} onKeyDown={moveByArrow}>
      <thead>
        <tr>
          <th scope="col">{translate('permissions.table.subject')}</th>
          {COLUMNS.map((action) => (
            <th key={action} scope="col">
              {names.ofAction(action)}
            </th>
          ))}
          <th scope="col">{translate('permissions.table.more')}</th>
        </tr>
      </thead>
      {areas.map((area) => (
        <tbody key={area ?? ''}>
          <tr className="permission-area">
            <th scope="rowgroup" colSpan={COLUMNS.length + 2}>
              {area === undefined ? translate('permissions.table.general') : translate(`areas.${area}`)}
            </th>
          </tr>
          {subjects
            .filter((each) => each.area === area)
            .map((each) => (
              <SubjectRow
                key={each.subject}
                subject={each}
                allowed={allowedOn(each.subject)}
                names={names}
                onTick={onTick}
              />
            ))}
        </tbody>
      ))}
    </table>
  );
}
