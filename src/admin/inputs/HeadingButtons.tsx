import { ToggleButtonGroup } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { EditorButton } from './EditorButton.tsx';
import { useEditorValue } from './useEditorValue.ts';

// The page itself has the first level.
const LEVELS = [2, 3] as const;
type Level = (typeof LEVELS)[number];

/** Makes a paragraph a heading and back. The editor's own list of levels cannot be read by assistive software. */
export function HeadingButtons() {
  const editor = useTiptapEditor();
  const present = useEditorValue(levelIn);
  return (
    <ToggleButtonGroup size="small" value={present} disabled={!editor?.isEditable}>
      {LEVELS.map((level) => (
        <EditorButton
          key={level}
          value={level}
          name={`heading${level}`}
          onClick={() => editor?.chain().focus().toggleNode('heading', 'paragraph', { level }).run()}
        >
          H{level}
        </EditorButton>
      ))}
    </ToggleButtonGroup>
  );
}

function levelIn(editor: Editor): Level | null {
  return LEVELS.find((level) => editor.isActive('heading', { level })) ?? null;
}
