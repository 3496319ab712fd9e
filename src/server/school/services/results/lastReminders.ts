import { type Kysely, sql, type Transaction } from 'kysely';
import { MARK_UPLOAD } from '../../../../../schemas/teaching/taskPath.ts';
import type { Tables } from '../../../db/tables.ts';
import type { ResultScope } from '../exams/scope.ts';

interface Reminder {
  /** The teacher. */
  readonly id: number;
  readonly at: string;
}

/** Where a reminder leads; that a notification has it says whether somebody was reminded of an exam in a class. */
export function reminderLink({ exam_type_id, class_id }: Pick<ResultScope, 'exam_type_id' | 'class_id'>): string {
  return `${MARK_UPLOAD}?exam=${exam_type_id}&owed=${class_id}`;
}

/** When teachers were last reminded of an exam in a class; nothing of whoever never was. */
export async function lastReminders(
  db: Kysely<Tables> | Transaction<Tables>,
  scope: ResultScope,
  teachers: readonly number[],
): Promise<readonly Reminder[]> {
  const { rows } = await sql<Reminder>`
    select m.id, max(n.created_at) as at
    from employees m
    join notifications n on n.user_id = m.user_id and n.link = ${reminderLink(scope)}
    where m.id = any(${teachers}::bigint[])
    group by m.id
    order by m.id`.execute(db);
  return rows;
}
