import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Context } from '../../../context.ts';
import type { Translator } from '../../../translate.ts';
import type { ResultScope } from '../exams/scope.ts';

interface ScopeNames {
  /** Null for a year's final. */
  readonly exam: string | null;
  readonly class: string;
  /** What narrows the class: its section before all that is around it. */
  readonly parts: readonly string[];
  readonly year: string;
}

/** What a scope is called; undefined where its year or class is gone. */
export async function namesOfScope(
  db: Kysely<Tables> | Transaction<Tables>,
  scope: ResultScope,
): Promise<ScopeNames | undefined> {
  const { rows } = await sql<ScopeNames>`
    select x.name as exam, c.name as class, y.year,
      array_remove(array[s.name, g.name, h.name, v.name, w.name]::text[], null) as parts
    from classes c
    join academic_years y on y.id = ${scope.academic_year_id}
    left join exam_types x on x.id = ${scope.exam_type_id}::bigint
    left join sections s on s.id = ${scope.section_id}::bigint
    left join student_groups g on g.id = ${scope.student_group_id}::bigint
    left join shifts h on h.id = ${scope.shift_id}::bigint
    left join versions v on v.id = ${scope.version_id}::bigint
    left join wings w on w.id = ${scope.wing_id}::bigint
    where c.id = ${scope.class_id}`.execute(db);
  return rows[0];
}

/** One line that names the exam or the year's final, the class, the narrower parts and the year; null if one of them was deleted. */
export async function describeScope(
  { context, translator }: { readonly context: Context; readonly translator: Translator },
  scope: ResultScope,
): Promise<string | null> {
  const names = await namesOfScope(context.database.db, scope);
  if (!names) return null;
  const exam = scope.exam_type_id === null ? translator.text('server.results.final') : names.exam;
  return [exam, names.class, ...names.parts, names.year]
    .flatMap((name) => (name ? [`\u2068${name}\u2069`] : []))
    .join(' · ');
}
