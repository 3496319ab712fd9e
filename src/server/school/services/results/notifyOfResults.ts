import { type RawBuilder, sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { screens } from '../../../../../schemas/screens.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { buildPath } from '../../../../core/paths.ts';
import type { Caller } from '../../../caller.ts';
import type { Said } from '../../../said.ts';
import type { Store } from '../../../services/store.ts';
import { notifyMany } from '../notices/notify.ts';
import { isInScope, isOfExam, type ResultScope } from '../exams/scope.ts';

const MARKSHEET = screens.marksheet.path;

const { published, replaced } = codesOf(result.fields.status);

/**
 * Tells the students of a scope, and their parents, that results are published; no figures, which can change. Whose own
 * figures are those that stood published until now is told nothing.
 */
export async function notifyOfResults(options: {
  readonly store: Store;
  readonly caller: Caller;
  readonly scope: ResultScope;
}): Promise<void> {
  const { store, caller, scope } = options;
  const { rows } = await sql<{ user_id: number; id: number; student: string; exam: string | null; year: string }>`
    select distinct n.user_id, r.id, s.name as student, t.name as exam, y.year
    from results r
    join students s on s.id = r.student_id
    join academic_years y on y.id = r.academic_year_id
    left join exam_types t on t.id = r.exam_type_id
    left join student_parents p on p.id = s.parent_id and p.is_active = 1
    cross join lateral (values (s.user_id), (p.user_id)) n(user_id)
    where ${isInScope('r', scope)} and ${isOfExam('r', scope)} and r.status = ${published}
      and r.published_at = now() and n.user_id is not null and not ${isAsBefore()}
    order by n.user_id, student`.execute(store.trx);
  const notices = rows.map(({ user_id: userId, id, student, exam, year }) => ({
    userId,
    ...wordsOfPublished({ student, exam, year }),
    link: buildPath(MARKSHEET, { id }),
  }));
  await notifyMany({ store, caller }, notices);
}

interface PublishedFor {
  readonly student: string;
  /** Null for the year's final. */
  readonly exam: string | null;
  readonly year: string;
}

/** What somebody is told of a published result. */
export function wordsOfPublished({ student, exam, year }: PublishedFor): { readonly title: Said; readonly body: Said } {
  return {
    title: { key: 'server.results.publishedTitle', params: { exam: exam ?? { key: 'server.results.final' } } },
    body: { key: 'server.results.publishedBody', params: { student, year: { figures: year } } },
  };
}

const FIGURES = ['gpa', 'letter', 'total', 'full_marks', 'failed_subjects', 'position_in_section', 'position_in_class'];

/** Whether the version that stood published until this transaction gave a result `r` its place had the same figures. */
function isAsBefore(): RawBuilder<unknown> {
  const isSame = FIGURES.map((name) => sql`b.${sql.ref(name)} is not distinct from ${sql.ref(`r.${name}`)}`);
  return sql`coalesce((
    select ${sql.join(isSame, sql` and `)} from results b
    where b.student_id = r.student_id and b.academic_year_id = r.academic_year_id
      and b.exam_type_id is not distinct from r.exam_type_id and b.version_no < r.version_no and b.status = ${replaced}
      and b.published_at is not null and b.updated_at = now()
    order by b.version_no desc limit 1), false)`;
}
