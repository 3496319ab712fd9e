import { useTranslate } from 'react-admin';
import type { PermissionNames } from './usePermissionNames.ts';

interface ColumnBoxProps {
  readonly action: string;
  readonly names: PermissionNames;
  /** How many of the rows that are shown have the action, and how many of them allow it. */
  readonly count: { readonly all: number; readonly on: number };
  readonly onTick: (tick: { readonly action: string; readonly isOn: boolean }) => void;
}

/** Ticks one action in every row that is shown. */
export function ColumnBox({ action, names, count: { all, on }, onTick }: ColumnBoxProps) {
  const translate = useTranslate();
  const name = names.ofAction(action);
  if (all === 0) return name;
  return (
    <label className="permission-box permission-column">
      <span>{name}</span>
      <input
        type="checkbox"
        data-action={action}
        checked={on === all}
        ref={(element) => {
          if (element) element.indeterminate = on > 0 && on < all;
        }}
        aria-label={translate('permissionTable.column', { action: name })}
        onChange={({ target }) => onTick({ action, isOn: target.checked })}
      />
    </label>
  );
}
