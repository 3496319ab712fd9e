import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { namingColumns } from '../../../db/listSql.ts';
import { isOfCohort, oneOf, taughtCohorts } from './assignments.ts';

/**
 * The row is of a register of the user's: all of a cohort that they are the class teacher of, and where they give a subject the
 * daily roll call and those of the subject.
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
