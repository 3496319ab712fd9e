import { studentLeaveRequest } from '../../../../../schemas/attendance/studentLeaveRequest.ts';
import { defineRules } from '../../../services/rules.ts';
import { markStudentLeave } from './markLeave.ts';

export const studentLeaveRequestRules = defineRules(studentLeaveRequest, {
  afterAction: { approve: markStudentLeave },
});
