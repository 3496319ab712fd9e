import { Box } from '@mui/material';
import {
  AlignmentButtons,
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput as Editor,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useEffect, useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { TextField } from '../../core/fields/field.ts';
import { describedBy } from './describedBy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { HeadingButtons } from './HeadingButtons.tsx';
import { type FieldInputProps, useFieldInput } from './useFieldInput.ts';

/** Formatted text. The editor lives in a form of its own, so that its rules do not take the place of ours. */
export function RichTextInput({ field, name }: FieldInputProps<TextField>) {
  const input = useFieldInput({ field, name });
  const html = typeof input.value === 'string' ? input.value : '';
  const form = useForm({ values: { html } });
  const { id, error, help, isRequired, change } = input;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if ((values.html ?? '') !== html) change(values.html);
        },
      }),
    [form, html, change],
  );

  const options = useMemo(
    () => ({
      ...DefaultEditorOptions,
      editorProps: {
        attributes: {
          role: 'textbox',
          dir: 'auto',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          'aria-required': String(isRequired),
          ...textAttributes(describedBy({ id, help, error })),
        },
      },
    }),
    [id, help, error, isRequired],
  );

  return (
    <FieldFrame input={input} isGroup>
      <FormProvider {...form}>
        <Box
          className="input-rich"
          ref={(element: HTMLElement | null) => input.ref(element && focusInside(element))}
          onBlur={input.leave}
        >
          {/* The editor would give our label to its frame as well. */}
          <Editor id={`${id}-text`} source="html" label={false} helperText={false} editorOptions={options} toolbar={<Toolbar />} />
        </Box>
      </FormProvider>
    </FieldFrame>
  );
}

function Toolbar() {
  return (
    <RichTextInputToolbar>
      <HeadingButtons />
      <FormatButtons size="small" />
      <ListButtons size="small" />
      <AlignmentButtons size="small" />
      <LinkButtons size="small" />
      <QuoteButtons size="small" />
      <ClearButtons size="small" />
    </RichTextInputToolbar>
  );
}

function textAttributes(attributes: Readonly<Record<string, string | boolean | undefined>>): Record<string, string> {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}

// The editor itself is made later than its frame.
function focusInside(frame: HTMLElement): HTMLElement {
  return Object.assign(frame, { focus: () => frame.querySelector<HTMLElement>('[contenteditable]')?.focus() });
}
