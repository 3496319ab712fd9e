import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../fields/format.ts';
import { useWords } from '../../fields/useWords.ts';
import { type AnyRecord, nameOf } from '../../fields/values.ts';

/** Who entered a record and when, and when it was last changed. */
export function MadeBy({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const at = (instant: unknown) => formatDateTime(String(instant), conventions);
  if (!record.created_at) return null;
  const name = nameOf(record.creator);
  const made = translate(name ? 'screens.show.madeBy' : 'screens.show.made', { name, at: at(record.created_at) });
  const changed = Boolean(record.updated_at) && record.updated_at !== record.created_at;
  return (
    <p className="show-made">
      {made} {changed && translate('screens.show.changed', { at: at(record.updated_at) })}
    </p>
  );
}
