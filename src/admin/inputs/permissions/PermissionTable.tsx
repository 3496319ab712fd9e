import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PermissionSubject } from '../../../core/permissions/catalogue.ts';
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

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const BOX = '[data-action]';

/** Leads from one box of the table to the next in the direction of an arrow key; up and down in the same column. */
function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key, currentTarget } = event;
  if (!ARROWS.includes(key) || !(target instanceof HTMLElement) || !target.matches(BOX)) return;
  const next =
    key === 'ArrowUp' || key === 'ArrowDown' ? boxInColumn(currentTarget, target, key) : boxBeside(target, key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function boxInColumn(table: HTMLTableElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const column = [...table.querySelectorAll<HTMLElement>(`[data-action="${from.dataset.action}"]`)];
  return column[column.indexOf(from) + (key === 'ArrowUp' ? -1 : 1)];
}

function boxBeside(from: HTMLElement, key: string): HTMLElement | undefined {
  const boxes = [...(from.closest('tr')?.querySelectorAll<HTMLElement>(BOX) ?? [])];
  const isBackwards = (key === 'ArrowLeft') !== (getComputedStyle(from).direction === 'rtl');
  return boxes[boxes.indexOf(from) + (isBackwards ? -1 : 1)];
}
