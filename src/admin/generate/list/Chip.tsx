import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';

interface ChipProps {
  readonly removeLabel: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** Something that a list is filtered by, and the button that takes it away. */
export function Chip({ removeLabel, onRemove, children }: ChipProps) {
  return (
    <span className="list-chip">
      <span>{children}</span>
      <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <Icon name="Close" />
      </button>
    </span>
  );
}
