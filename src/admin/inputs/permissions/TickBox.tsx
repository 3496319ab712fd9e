import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface TickBoxProps {
  readonly action: string;
  readonly isOn: boolean;
  readonly isPartly?: boolean;
  readonly label: string;
  /** Whoever is logged in may not give this. The box can still be reached by the keys, and then says why. */
  readonly isLocked: boolean;
  readonly className?: string;
  readonly onTick: () => void;
  readonly children: ReactNode;
}

/** A box of the table in which the permissions of a role are ticked. */
export function TickBox({
  action,
  isOn,
  isPartly = false,
  label,
  isLocked,
  className,
  onTick,
  children,
}: TickBoxProps) {
  const translate = useTranslate();
  const whole = isLocked ? translate('permissionTable.locked', { permission: label }) : label;
  return (
    <label
      className={className ? `permission-box ${className}` : 'permission-box'}
      title={isLocked ? whole : undefined}
    >
      <input
        type="checkbox"
        data-action={action}
        checked={isOn}
        ref={(element) => {
          if (element) element.indeterminate = isPartly;
        }}
        aria-label={whole}
        aria-disabled={isLocked}
        onChange={isLocked ? ignore : onTick}
      />
      <span>{children}</span>
    </label>
  );
}

/** React wants a handler for a box whose state it keeps. */
function ignore(): void {}
