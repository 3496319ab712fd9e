import type { TranslationMessages } from 'react-admin';

type TiptapKey =
  | 'align_left'
  | 'align_right'
  | 'align_center'
  | 'align_justify'
  | 'list_bulleted'
  | 'list_numbered'
  | 'select_level'
  | 'current_level'
  | 'paragraph'
  | 'heading1'
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'heading5'
  | 'heading6'
  | 'color'
  | 'highlight'
  | 'image'
  | 'image_dialog'
  | 'clear_format'
  | 'blockquote'
  | 'link'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'code';

// react-admin's own type admits any further key and leaves two groups optional; here tsc lists gaps and strays.
type DeclaredOnly<T> = { [K in keyof T as string extends K ? never : K]-?: DeclaredOnly<T[K]> };

/** The words of react-admin itself and of its rich text editor, all of them and no others. */
export type RaMessages = {
  ra: DeclaredOnly<TranslationMessages['ra']> & { tiptap: Record<TiptapKey, string> };
};
