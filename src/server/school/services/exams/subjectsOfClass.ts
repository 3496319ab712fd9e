import type { DistributionPlace } from '../../../../../schemas/exams/distributionCalls.ts';
import type { Context } from '../../../context.ts';
import { schoolTables } from '../../tables.ts';

/** A subject of a class. */
export interface DistributedSubject {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  /** For whom its distribution is, or would be. Null: for every group. */
  readonly group: number | null;
  readonly distribution: { readonly id: number } | undefined;
}

/**
 * The active subjects that are declared for a class, and for the group or for every group, by code. Of two distributions
 * of a subject that of the group counts; a new one is for those for whom the subject is declared.
 */
export async function subjectsOfClass(context: Context, place: DistributionPlace): Promise<DistributedSubject[]> {
  const subjects = await declaredSubjects(context, place);
  const distributions = await distributionsAt(context, place);
  const found = new Map<number, DistributedSubject>();
  for (const { student_group_id: declaredFor, ...subject } of subjects) {
    const own = distributions.filter(({ subject_id }) => subject_id === subject.id);
    const distribution = own.find(({ student_group_id }) => student_group_id !== null) ?? own[0];
    const before = found.get(subject.id);
    const isForAll = declaredFor === null || before?.group === null;
    const group = distribution ? distribution.student_group_id : isForAll ? null : declaredFor;
    found.set(subject.id, { ...subject, group, distribution: distribution && { id: distribution.id } });
  }
  return [...found.values()];
}

function declaredSubjects(context: Context, { class_id, student_group_id }: DistributionPlace) {
  return schoolTables<'subjects_classes' | 'subjects'>(context)
    .selectFrom('subjects_classes as declared')
    .innerJoin('subjects as subject', 'subject.id', 'declared.parent_id')
    .select(['subject.id', 'subject.name', 'subject.code', 'declared.student_group_id'])
    .where('declared.class_id', '=', class_id)
    .where('subject.is_active', '=', 1)
    .where((eb) =>
      eb.or([eb('declared.student_group_id', 'is', null), eb('declared.student_group_id', '=', student_group_id ?? 0)]),
    )
    .orderBy('subject.code')
    .orderBy('subject.id')
    .execute();
}

function distributionsAt(context: Context, place: DistributionPlace) {
  return schoolTables<'mark_distributions'>(context)
    .selectFrom('mark_distributions')
    .select(['id', 'subject_id', 'student_group_id'])
    .where('academic_year_id', '=', place.academic_year_id)
    .where('exam_type_id', '=', place.exam_type_id)
    .where('class_id', '=', place.class_id)
    .where((eb) =>
      eb.or([eb('student_group_id', 'is', null), eb('student_group_id', '=', place.student_group_id ?? 0)]),
    )
    .orderBy('id')
    .execute();
}
