import { useTranslate } from 'react-admin';
import { TickBox } from './TickBox.tsx';
import type { PermissionNames } from './usePermissionNames.ts';

interface ColumnBoxProps {
  readonly action: string;
  readonly names: PermissionNames;
  /** How many of the rows that are shown have the action, how many of them allow it, and in how many more it can be given. */
  readonly count: { readonly all: number; readonly on: number; readonly addable: number };
  readonly onTick: (tick: { readonly action: string; readonly isOn: boolean }) => void;
}

/** Ticks one action in every row that is shown. */
export function ColumnBox({ action, names, count: { all, on, addable }, onTick }: ColumnBoxProps) {
  const translate = useTranslate();
  const name = names.ofAction(action);
  if (all === 0) return name;
  return (
    <TickBox
      className="permission-column"
      action={action}
      isOn={on === all}
      isPartly={on > 0 && on < all}
      label={translate('permissionTable.column', { action: name })}
      isLocked={on === 0 && addable === 0}
      onTick={() => onTick({ action, isOn: addable > 0 })}
    >
      {name}
    </TickBox>
  );
}
