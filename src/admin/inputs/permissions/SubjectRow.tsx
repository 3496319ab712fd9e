import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { PermissionSubject } from '../../../core/permissions/catalogue.ts';
import { ActionCells } from './ActionCells.tsx';
import { OpenedNames } from './OpenedNames.tsx';
import { TickBox } from './TickBox.tsx';
import type { CanGive } from './useCanGive.ts';
import type { PermissionNames } from './usePermissionNames.ts';

/** Told what was ticked or unticked; a whole row where no action is named. */
export type OnTick = (tick: { readonly subject: string; readonly action?: string; readonly isOn: boolean }) => void;

interface SubjectRowProps {
  readonly subject: PermissionSubject;
  /** The actions that are allowed, with commas between them: a text stays the same where nothing of the row changed. */
  readonly allowed: string;
  readonly names: PermissionNames;
  readonly canGive: CanGive;
  readonly onTick: OnTick;
}

/** What is allowed on one subject. A tick draws this row alone anew. */
export const SubjectRow = memo(function SubjectRow({ subject: row, allowed, names, canGive, onTick }: SubjectRowProps) {
  const translate = useTranslate();
  const { subject, actions } = row;
  const stored = new Set(allowed.split(','));
  const isOn = (action: string) => stored.has('full') || stored.has(action);
  const single = actions.filter((action) => action !== 'full');
  const ticked = single.filter(isOn).length;
  const addable = single.some((action) => !isOn(action) && canGive({ subject, action }));
  const name = names.ofSubject(subject);
  const opened = names.ofOpened(subject);

  const box = (action: string) => (
    <TickBox
      key={action}
      action={action}
      isOn={isOn(action)}
      label={names.ofBoth(subject, action)}
      isLocked={!isOn(action) && !canGive({ subject, action })}
      onTick={() => onTick({ subject, action, isOn: !isOn(action) })}
    >
      {names.ofAction(action)}
    </TickBox>
  );

  return (
    <tr data-subject={subject}>
      <th scope="row">
        <TickBox
          className="permission-row"
          action="whole"
          isOn={ticked === single.length}
          isPartly={ticked > 0 && ticked < single.length}
          label={translate('permissionTable.cell', { subject: name, action: translate('permissionTable.whole') })}
          isLocked={ticked === 0 && !addable}
          onTick={() => onTick({ subject, isOn: addable })}
        >
          {name}
        </TickBox>
        <OpenedNames names={opened} />
      </th>
      <ActionCells actions={actions} box={box} />
    </tr>
  );
});
