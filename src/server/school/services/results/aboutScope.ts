import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Translator } from '../../../translate.ts';
import type { ResultScope } from './scope.ts';

/** An exam, or a year's final, with its class, section and year as one line; null where one of them is gone. */
export async function aboutScope(
  { context, translator }: { readonly context: Context; readonly translator: Translator },
  scope: ResultScope,
): Promise<string | null> {
  const { rows } = await sql<Record<'exam' | 'class' | 'section' | 'year', string | null>>`
    select x.name as exam, c.name as class, s.name as section, y.year
    from classes c
    join academic_years y on y.id = ${scope.academic_year_id}
    left join sections s on s.id = ${scope.section_id}::bigint
    left join exam_types x on x.id = ${scope.exam_type_id}::bigint
    where c.id = ${scope.class_id}`.execute(context.database.db);
  const [found] = rows;
  if (!found) return null;
  const exam = scope.exam_type_id === null ? translator.text('server.results.final') : found.exam;
  return [exam, found.class, found.section, found.year]
    .flatMap((name) => (name ? [`\u2068${name}\u2069`] : []))
    .join(' · ');
}
