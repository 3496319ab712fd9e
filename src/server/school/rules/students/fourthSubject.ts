import { fourthSubject } from '../../../../../schemas/students/fourthSubject.ts';
import type { ProblemsOf, Writing } from '../../../services/rules.ts';
import { defineRules } from '../../../services/rules.ts';
import { tablesOf } from '../../tables.ts';

const POSSIBLE: ReadonlySet<string> = new Set(['fourth', 'optional_fourth']);

/** A fourth subject is one that may be chosen as such in the class and group in which the student is that year. */
async function checkFourthSubject({
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
  // What a subject says of the group goes before what it says of every group.
  const declared = await tablesOf<'subjects_classes'>(store)
    .selectFrom('subjects_classes')
    .select('requirement')
    .where('parent_id', '=', choice.subject_id)
    .where('class_id', '=', enrolment.class_id)
    .where((eb) => eb.or([eb('student_group_id', 'is', null), eb('student_group_id', '=', enrolment.student_group_id)]))
    .orderBy('student_group_id', (order) => order.asc().nullsLast())
    .executeTakeFirst();
  return declared && POSSIBLE.has(declared.requirement) ? undefined : { subject_id: [{ key: 'notFourth' }] };
}

export const fourthSubjectRules = defineRules(fourthSubject, { beforeWrite: checkFourthSubject, checksRowAlone: true });
