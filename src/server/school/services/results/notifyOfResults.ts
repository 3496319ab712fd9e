import { sql } from 'kysely';
import { notification } from '../../../../../schemas/messages/notification.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import { createManyRelated } from '../../../services/resources/write/related.ts';
import type { Store } from '../../../services/resources/write/store.ts';
import type { Translator } from '../../../translate.ts';
import { isInScope, isOfExam, type ResultScope } from './scope.ts';

const { published } = codesOf(result.fields.status);

/** Tells the students of a scope, and their parents, that results are published; no figures, which can change. */
export async function notifyOfResults(given: {
  readonly store: Store;
  readonly caller: Caller;
  readonly scope: ResultScope;
  readonly translator: Translator;
}): Promise<void> {
  const { store, caller, scope, translator } = given;
  const { rows } = await sql<{ user_id: number; student: string; exam: string | null; year: string }>`
    select distinct n.user_id, s.name as student, t.name as exam, y.year
    from results r
    join students s on s.id = r.student_id
    join academic_years y on y.id = r.academic_year_id
    left join exam_types t on t.id = r.exam_type_id
    left join student_parents p on p.id = s.parent_id and p.is_active = 1
    cross join lateral (values (s.user_id), (p.user_id)) n(user_id)
    where ${isInScope('r', scope)} and ${isOfExam('r', scope)} and r.status = ${published}
      and r.published_at = now() and n.user_id is not null
    order by n.user_id, student`.execute(store.trx);
  const values = rows.map(({ user_id, student, exam, year }) => ({
    user_id,
    title: translator.text('server.results.publishedTitle', {
      exam: exam ?? translator.text('server.results.final'),
    }),
    body: translator.text('server.results.publishedBody', { student, year }),
  }));
  await createManyRelated({ cause: { store, caller }, entity: notification, values });
}
