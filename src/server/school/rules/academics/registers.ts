import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { namingColumns } from '../../../db/listSql.ts';
import { isOfCohort, oneOf, taughtCohorts } from './assignments.ts';

/**
 * The row is in a register of the user: a class teacher sees all registers of the cohort, a subject teacher sees the daily roll
 * call and the registers of that subject.
 */
export const teacherOfRegister = namingColumns([...COHORT, 'subject_id'], ({ facts, bind }) => {
  const registers = taughtCohorts(facts).map((taught) => {
    const cohort = isOfCohort('t', taught, bind);
    return taught.subjects
      ? `${cohort} and (t.subject_id is null or t.subject_id = any(${bind(taught.subjects)}))`
      : cohort;
  });
  return oneOf(registers);
});
