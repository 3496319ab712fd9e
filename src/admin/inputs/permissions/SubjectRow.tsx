import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { PermissionSubject } from '../../../core/access/permissions.ts';
import { COLUMNS } from './permissionRows.ts';
import type { PermissionNames } from './usePermissionNames.ts';

/** Told what was ticked or unticked; a whole row where no action is named. */
export type OnTick = (tick: { readonly subject: string; readonly action?: string; readonly isOn: boolean }) => void;

interface SubjectRowProps {
  readonly subject: PermissionSubject;
  /** The actions that are allowed, with commas between them: a text stays the same where nothing of the row changed. */
  readonly allowed: string;
  readonly names: PermissionNames;
  readonly onTick: OnTick;
}

/** What is allowed on one subject. A tick draws this row alone anew. */
export const SubjectRow = memo(function SubjectRow({ subject: row, allowed, names, onTick }: SubjectRowProps) {
  const translate = useTranslate();
  const { subject, actions } = row;
  const stored = new Set(allowed.split(','));
  const isOn = (action: string) => stored.has('full') || stored.has(action);
  const single = actions.filter((action) => action !== 'full');
  const ticked = single.filter(isOn).length;
  const name = names.ofSubject(subject);

  const box = (action: string) => (
    <label key={action} className="permission-box">
      <input
        type="checkbox"
        data-action={action}
        checked={isOn(action)}
        aria-label={names.ofBoth(subject, action)}
        onChange={({ target }) => onTick({ subject, action, isOn: target.checked })}
      />
      <span>{names.ofAction(action)}</span>
    </label>
  );

  return (
    <tr data-subject={subject}>
      <th scope="row">
        <label className="permission-box permission-row">
          <input
            type="checkbox"
            data-action="whole"
            checked={ticked === single.length}
            ref={(element) => {
              if (element) element.indeterminate = ticked > 0 && ticked < single.length;
            }}
            aria-label={translate('permissionTable.cell', {
              subject: name,
              action: translate('permissionTable.whole'),
            })}
            onChange={({ target }) => onTick({ subject, isOn: target.checked })}
          />
          <span>{name}</span>
        </label>
      </th>
      {COLUMNS.map((action) => (
        <td key={action} data-empty={!actions.includes(action)}>
          {actions.includes(action) && box(action)}
        </td>
      ))}
      <td className="permission-more">
        {actions.filter((action) => !(COLUMNS as readonly string[]).includes(action)).map(box)}
      </td>
    </tr>
  );
});
