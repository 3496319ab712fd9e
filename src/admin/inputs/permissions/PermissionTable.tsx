import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PermissionSubject } from '../../../core/permissions/catalogue.ts';
import { moveByArrow } from './moveByArrow.ts';
import { COLUMNS } from './permissionRows.ts';
import type { PermissionNames } from './usePermissionNames.ts';

interface PermissionTableProps {
  /** The id of what names the table. */
  readonly labelledBy: string;
  readonly subjects: readonly PermissionSubject[];
  readonly names: PermissionNames;
  /** The row of a subject. */
  readonly row: (subject: PermissionSubject) => ReactNode;
  /** What stands under the name of an action in the head. */
  readonly head?: (action: string) => ReactNode;
}

/** Subjects by actions, by areas; the arrow keys lead from box to box. */
export function PermissionTable({ labelledBy, subjects, names, row, head }: PermissionTableProps) {
  const translate = useTranslate();
  const areas = [...new Set(subjects.map(({ area }) => area))];

  return (
    <table className="permissions" aria-labelledby={labelledBy} onKeyDown={moveByArrow}>
      <thead data-has-boxes={head !== undefined}>
        <tr>
          <th scope="col">{translate('permissionTable.subject')}</th>
          {COLUMNS.map((action) => (
            <th key={action} scope="col">
              {head?.(action) ?? names.ofAction(action)}
            </th>
          ))}
          <th scope="col">{translate('permissionTable.more')}</th>
        </tr>
      </thead>
      {areas.map((area) => (
        <tbody key={area ?? ''}>
          <tr className="permission-area">
            <th scope="rowgroup" colSpan={COLUMNS.length + 2}>
              {area === undefined ? translate('permissionTable.general') : translate(`areas.${area}`)}
            </th>
          </tr>
          {subjects.filter((each) => each.area === area).map(row)}
        </tbody>
      ))}
    </table>
  );
}
