import { ToggleButtonGroup, useTheme } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { Icon } from '../icons/Icon.tsx';
import { EditorButton } from './EditorButton.tsx';
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
  const { direction } = useTheme();
  const editor = useTiptapEditor();
  const present = useEditorValue(alignmentIn);
  return (
    <ToggleButtonGroup size="small" exclusive value={present} disabled={!editor?.isEditable}>
      {ALIGNMENTS[direction].map((alignment) => (
        <EditorButton
          key={alignment}
          value={alignment}
          name={`align_${alignment}`}
          onClick={() => align(editor, alignment)}
        >
          <Icon name={ICONS[alignment]} />
        </EditorButton>
      ))}
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
