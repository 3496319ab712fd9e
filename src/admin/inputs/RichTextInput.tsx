import { Box, useTheme } from '@mui/material';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
  TiptapEditorProvider,
} from 'ra-input-rich-text';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { TextField } from '../../core/fields/field.ts';
import { styleNonce } from '../theme/styleNonce.ts';
import { AlignmentButtons } from './AlignmentButtons.tsx';
import { describedBy } from './field/describedBy.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { HeadingButtons } from './HeadingButtons.tsx';
import { type FieldInputProps, type FieldInputState, useFieldInput } from './field/useFieldInput.ts';

const PARSING = { preserveWhitespace: true } as const;

/** Formatted text. */
export function RichTextInput({ field, name }: FieldInputProps<TextField>) {
  const input = useFieldInput({ field, name });
  const editor = useTextEditor(input);
  return (
    <FieldFrame input={input} isGroup>
      <Box
        className="input-rich"
        ref={(element: HTMLElement | null) => input.ref(element && focusInside(element))}
        onBlur={input.leave}
      >
        <TiptapEditorProvider value={editor}>
          <Toolbar />
          <EditorContent editor={editor} />
        </TiptapEditorProvider>
      </Box>
    </FieldFrame>
  );
}

/**
 * An editor that lives as long as its field. React-admin's own makes another one when an option changes, and sets the
 * text anew at each key: the first takes the focus from whoever types, the second breaks words that are put together
 * from several keys.
 */
function useTextEditor(input: FieldInputState) {
  const { getValues } = useFormContext();
  const { direction } = useTheme();
  const { id, path, error, help, isRequired } = input;
  const [content] = useState(() => textOf(input.value));
  const written = useRef(content);
  const change = useRef(input.change);
  useLayoutEffect(() => {
    change.current = input.change;
  });

  const editorProps = useMemo(
    () => ({
      attributes: ({ doc }: Editor['state']) => ({
        id: `${id}-text`,
        role: 'textbox',
        // Without a letter to go by, browsers take every text for one that is written from left to right.
        dir: doc.textContent === '' ? direction : 'auto',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(isRequired),
        ...textAttributes(describedBy({ id, help, error })),
      }),
    }),
    [id, help, error, isRequired, direction],
  );
  const editor = useEditor({
    ...DefaultEditorOptions,
    injectNonce: styleNonce,
    content,
    parseOptions: PARSING,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      change.current(written.current);
    },
  });

  // Only a text that came from elsewhere is set: another record, or the stored one again.
  useLayoutEffect(() => {
    const held = textOf(getValues(path));
    if (held === written.current || editor.isDestroyed) return;
    written.current = held;
    editor.commands.setContent(held, { emitUpdate: false, parseOptions: PARSING });
  });

  return editor;
}

function Toolbar() {
  return (
    <RichTextInputToolbar>
      <HeadingButtons />
      <FormatButtons size="small" />
      <ListButtons size="small" />
      <AlignmentButtons />
      <LinkButtons size="small" />
      <QuoteButtons size="small" />
      <ClearButtons size="small" />
    </RichTextInputToolbar>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textAttributes(attributes: Readonly<Record<string, string | boolean | undefined>>): Record<string, string> {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}

// The editor itself is made later than its frame.
function focusInside(frame: HTMLElement): HTMLElement {
  return Object.assign(frame, { focus: () => frame.querySelector<HTMLElement>('[contenteditable]')?.focus() });
}
