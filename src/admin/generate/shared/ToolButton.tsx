import { Button, type ButtonProps } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { useConventions } from '../../fields/useConventions.ts';
import { formatPlainNumber } from '../../format/format.ts';

interface ToolButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** How many of what it stands for are set. */
  readonly badge?: number;
  readonly isOpen?: boolean;
  /** The id of what it opens. */
  readonly controls?: string;
  readonly hasPopup?: ButtonProps['aria-haspopup'];
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button of the list's toolbar; where there is little room only its picture is seen. */
export function ToolButton({ icon, label, badge = 0, isOpen, controls, hasPopup, onClick }: ToolButtonProps) {
  const conventions = useConventions();
  return (
    <Button
      className="list-tool-button"
      color="inherit"
      startIcon={icon}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-haspopup={hasPopup}
      onClick={onClick}
    >
      <span className="list-tool-label">{label}</span>
      {badge > 0 && <span className="list-badge">{formatPlainNumber(badge, conventions)}</span>}
    </Button>
  );
}
