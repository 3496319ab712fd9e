import { employeeLeaveRequest } from '../../../../../schemas/attendance/employeeLeaveRequest.ts';
import { defineRules } from '../../../services/rules.ts';
import { markEmployeeLeave } from './markLeave.ts';

export const employeeLeaveRequestRules = defineRules(employeeLeaveRequest, {
  afterAction: { approve: markEmployeeLeave },
});
