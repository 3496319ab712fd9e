import { ToggleButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface EditorButtonProps {
  /** Compared with the value of the group that it stands in. */
  readonly value: string | number;
  /** The key of its name below `ra.tiptap`. */
  readonly name: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button above a formatted text, with a name that can be read and seen. */
export function EditorButton({ value, name, onClick, children }: EditorButtonProps) {
  const label = useTranslate()(`ra.tiptap.${name}`);
  return (
    <ToggleButton value={value} aria-label={label} title={label} onClick={onClick}>
      {children}
    </ToggleButton>
  );
}
