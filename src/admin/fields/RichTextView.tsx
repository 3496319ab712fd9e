import { RichTextField } from 'react-admin';

/** Formatted text. The server has cleaned it already; the field cleans what got into the database by another way. */
export function RichTextView({ html }: { readonly html: string }) {
  return (
    <div className="field-rich" dir="auto">
      <RichTextField source="html" record={{ id: 'rich', html }} />
    </div>
  );
}
