import { fourthSubject } from '../../../../../schemas/students/fourthSubject.ts';
import type { ProblemsOf, Writing } from '../../../services/resources/rules.ts';
import { defineRules } from '../../../services/resources/rules.ts';
import { tablesOf } from '../../tables.ts';

const POSSIBLE = ['fourth', 'optional_fourth'] as const;

/** A fourth subject is one that may be chosen as such in the class and group in which the student is that year. */
export async function checkFourthSubject({
  store,
  record: choice,
}: Writing<typeof fourthSubject>): Promise<ProblemsOf<typeof fourthSubject> | undefined> {
  const enrolment = await tablesOf<'enrolments'>(store)
    .selectFrom('enrolments')
    .select(['class_id', 'student_group_id'])
    .where('student_id', '=', choice.student_id)
    .where('academic_year_id', '=', choice.academic_year_id)
    .executeTakeFirst();
  if (!enrolment) return { academic_year_id: [{ key: 'notEnrolled' }] };
  const possible = await tablesOf<'subjects_classes'>(store)
    .selectFrom('subjects_classes')
    .select('id')
    .where('parent_id', '=', choice.subject_id)
    .where('class_id', '=', enrolment.class_id)
    .where('requirement', 'in', POSSIBLE)
    .where((eb) => eb.or([eb('student_group_id', 'is', null), eb('student_group_id', '=', enrolment.student_group_id)]))
    .executeTakeFirst();
  return possible ? undefined : { subject_id: [{ key: 'notFourth' }] };
}

export const fourthSubjectRules = defineRules(fourthSubject, { beforeWrite: checkFourthSubject, checksRowAlone: true });
