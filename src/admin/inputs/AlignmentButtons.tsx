import { ToggleButton, ToggleButtonGroup, useTheme } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useTranslate } from 'react-admin';
import { Icon } from '../icons/Icon.tsx';
import { useEditorValue } from './useEditorValue.ts';

type Alignment = 'left' | 'center' | 'right' | 'justify';

const ICONS = {
  left: 'FormatAlignLeft',
  center: 'FormatAlignCenter',
  right: 'FormatAlignRight',
  justify: 'FormatAlignJustify',
} as const;

const ALIGNMENTS: Readonly<Record<'ltr' | 'rtl', readonly Alignment[]>> = {
  ltr: ['left', 'center', 'right', 'justify'],
  rtl: ['right', 'center', 'left', 'justify'],
};

/** How a paragraph is aligned. React-admin's own buttons take the left for the beginning of every text. */
export function AlignmentButtons() {
  const translate = useTranslate();
  const { direction } = useTheme();
  const editor = useTiptapEditor();
  const present = useEditorValue(alignmentIn);
  return (
    <ToggleButtonGroup size="small" exclusive value={present} disabled={!editor?.isEditable}>
      {ALIGNMENTS[direction].map((alignment) => {
        const label = translate(`ra.tiptap.align_${alignment}`);
        return (
          <ToggleButton
            key={alignment}
            value={alignment}
            aria-label={label}
            title={label}
            onClick={() => align(editor, alignment)}
          >
            <Icon name={ICONS[alignment]} />
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}

function align(editor: Editor | null, alignment: Alignment): void {
  const chain = editor?.chain().focus();
  chain
    ?.updateAttributes('paragraph', { textAlign: alignment })
    .updateAttributes('heading', { textAlign: alignment })
    .run();
}

/** The alignment where the cursor is; a paragraph that has none begins where its text does. */
function alignmentIn(editor: Editor): Alignment {
  const chosen = ALIGNMENTS.ltr.find((alignment) => editor.isActive({ textAlign: alignment }));
  return chosen ?? (getComputedStyle(editor.view.dom).direction === 'rtl' ? 'right' : 'left');
}
