import { student } from '../../../../../schemas/students/student.ts';
import { defineRules } from '../../../services/resources/rules.ts';
import { dropEnrolment, enrolAll, keepEnrolment } from './keepEnrolment.ts';

export const studentRules = defineRules(student, {
  afterWrite: keepEnrolment,
  afterCreateMany: enrolAll,
  beforeRemove: dropEnrolment,
});
