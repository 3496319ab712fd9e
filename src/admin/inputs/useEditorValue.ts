import type { Editor } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useCallback, useSyncExternalStore } from 'react';

/** What is read from the editor around, anew after each change of its text or its cursor; null while there is no editor. */
export function useEditorValue<T extends string | number>(read: (editor: Editor) => T | null): T | null {
  const editor = useTiptapEditor();
  const subscribe = useCallback(
    (listener: () => void) => {
      editor?.on('transaction', listener);
      return () => {
        editor?.off('transaction', listener);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => (editor ? read(editor) : null));
}
