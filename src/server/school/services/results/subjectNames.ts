import type { Locale } from '../../../../../locales/languages.ts';
import type { Context } from '../../../context.ts';
import { nameIn } from '../../../documents/namesOnPaper.ts';
import { schoolTables } from '../../tables.ts';

/** What subjects are called on a marksheet, by their ids: as its paper names them in that language. */
export async function subjectNamesIn(
  context: Context,
  { ids, locale }: { readonly ids: readonly number[]; readonly locale: Locale },
): Promise<Record<string, string>> {
  const rows = await schoolTables<'subjects'>(context)
    .selectFrom('subjects')
    .select(['id', 'name', 'name_local'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...new Set(ids)]))))
    .execute();
  return Object.fromEntries(rows.map(({ id, ...named }) => [id, nameIn(named, locale)]));
}
