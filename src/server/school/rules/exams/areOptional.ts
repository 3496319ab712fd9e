import type { Store } from '../../../services/store.ts';
import { tablesOf } from '../../tables.ts';

/** Whether a class has to take none of the subjects. Without a group, no group may have to; what says nothing of the class is compulsory. */
export async function areOptional(given: {
  readonly store: Store;
  readonly subjects: readonly number[];
  readonly classId: number;
  readonly group: number | null;
}): Promise<boolean> {
  const { store, classId, group } = given;
  const subjects = [...new Set(given.subjects)];
  const rows = await tablesOf<'subjects_classes'>(store)
    .selectFrom('subjects_classes')
    .select(['parent_id', 'student_group_id', 'requirement'])
    .where('parent_id', 'in', subjects)
    .where('class_id', '=', classId)
    .where((eb) =>
      group === null ? eb.lit(true) : eb.or([eb('student_group_id', 'is', null), eb('student_group_id', '=', group)]),
    )
    .execute();
  // What a subject says of the group goes before what it says of every group.
  const ofGroup = new Set(rows.filter((row) => row.student_group_id !== null).map(({ parent_id }) => parent_id));
  const counted = rows.filter((row) => group === null || row.student_group_id !== null || !ofGroup.has(row.parent_id));
  if (counted.some(({ requirement }) => requirement === 'compulsory')) return false;
  return new Set(rows.map(({ parent_id }) => parent_id)).size === subjects.length;
}
