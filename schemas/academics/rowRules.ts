import type { Need, OpenedAction, RowRule } from '../../src/core/index.ts';

/** Who looks at a personal page: students at their own, parents at their children's. */
const SUBJECTS = { student: 'Student', parent: 'Parent' } as const;

/** Everybody with a login. */
export const SIGNED_IN: Need = { action: 'read', subject: 'Auth' };

/** The student whose row it is sees it, and so do the parents: by the permission of the personal page. */
export function ofStudent<const Name extends string = 'student_id'>(page: string, by?: Name): RowRule<Name>[] {
  return family({ rules: ['studentThemself', 'parentOfStudent'], page, by: by ?? ('student_id' as Name) });
}

/** The students who are in the row's cohort at present see it, and so do their parents. What is empty in the row means all. */
export function ofCohort<const Name extends string = 'section_id'>(page: string, by?: Name): RowRule<Name>[] {
  return family({ rules: ['studentOfCohort', 'parentOfCohort'], page, by: by ?? ('section_id' as Name) });
}

/** The same of results, once they are published. */
export const ofPublishedResult = family({
  rules: ['studentOfPublished', 'parentOfPublished'],
  page: 'result',
  by: 'student_id',
});

/** The same of waivers, once they are approved. */
export const ofApprovedWaiver = family({
  rules: ['studentOfApproved', 'parentOfApproved'],
  page: 'payment',
  by: 'student_id',
});

/** The employee whose row it is sees it, by the permission of the personal page. */
export function ofEmployee(page: string, may?: readonly OpenedAction[]): RowRule<'employee_id'>[] {
  return [
    { rule: 'owner', by: 'employee_id', need: { action: page, subject: 'Employee Personal' }, ...(may && { may }) },
  ];
}

/** The request is seen, and made, by the student it is for and by the parents. Both need the permission on `Student`. */
export const ofLeaveRequest: readonly RowRule<'student_id'>[] = (['studentThemself', 'parentOfStudent'] as const).map(
  (rule) => ({ rule, by: 'student_id', need: { action: 'leave request', subject: 'Student' }, may: ['create'] }),
);

/** A student's own record is read with any of the pages that need it, a child's by the parent. */
export const ofOwnRecord: readonly RowRule<'user_id' | 'parent_id'>[] = [
  ...(['subject', 'leave request'] as const).map(
    (action): RowRule<'user_id'> => ({ rule: 'owner', by: 'user_id', need: { action, subject: SUBJECTS.student } }),
  ),
  { rule: 'childOfParent', by: 'parent_id', need: { action: 'children', subject: SUBJECTS.parent } },
];

function family<const Name extends string>({
  rules: [student, parent],
  page: action,
  by,
}: {
  readonly rules: readonly [string, string];
  readonly page: string;
  readonly by: Name;
}): RowRule<Name>[] {
  const need = (subject: string): Need => ({ action, subject });
  return [
    { rule: student, by, need: need(SUBJECTS.student) },
    { rule: parent, by, need: need(SUBJECTS.parent) },
  ];
}
