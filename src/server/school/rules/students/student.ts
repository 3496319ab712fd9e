import { student } from '../../../../../schemas/students/student.ts';
import { forgetSessions } from '../../../services/auth/sessions.ts';
import { defineRules } from '../../../services/rules.ts';
import { dropEnrolment, enrolAll, keepEnrolment } from './keepEnrolment.ts';

export const studentRules = defineRules(student, {
  afterWrite: keepEnrolment,
  afterCreateMany: enrolAll,
  beforeRemove: dropEnrolment,
  // Whose children are whose, and the cohorts in which they are, are kept with the login.
  afterCommit: forgetSessions,
});
