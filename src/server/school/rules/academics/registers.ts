import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { namingColumns } from '../../../db/listSql.ts';
import { isOfCohort, oneOf, cohortsOfTeacher } from './assignments.ts';

/**
 * The row is in a register of the user: a class teacher sees all registers of the cohort, a subject teacher sees the daily roll
 * call and the registers of that subject.
 */
export const teacherOfRegister = namingColumns([...COHORT, 'subject_id'], ({ facts, bind }) => {
  const registers = cohortsOfTeacher(facts).map((cohortOfTeacher) => {
    const cohort = isOfCohort('t', cohortOfTeacher, bind);
    return cohortOfTeacher.subjects
      ? `${cohort} and (t.subject_id is null or t.subject_id = any(${bind(cohortOfTeacher.subjects)}))`
      : cohort;
  });
  return oneOf(registers);
});
