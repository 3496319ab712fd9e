import { date, defineResource, reference, text, time } from '../../src/core/index.ts';
import { ofEmployee } from '../academics/rowRules.ts';

/** One row for an employee and a day. Approved leave writes it too, by `rules/attendance/markLeave.ts`. */
export const employeeAttendance = defineResource({
  name: 'employeeAttendance',
  area: 'attendance',
  icon: 'HowToReg',
  path: '/employee/global/attendances',
  permission: 'Employee Attendance',
  visibleTo: { rules: ['everybody', ...ofEmployee('attendance')] },
  endpoints: {
    list: '/get/all/employee/attendances',
    variants: {
      personal: {
        path: '/employee/personal/attendances',
        ownedBy: 'employee_id',
        permission: { action: 'attendance', subject: 'Employee Personal' },
      },
    },
  },
  fields: {
    date: date({ required: true, initial: 'today', notInFuture: true }),
    employee_id: reference('employee', { required: true, unique: ['date'] }),
    attendance_status_id: reference('attendanceStatus', { required: true }),
    came_at: time(),
    left_at: time({ notBefore: 'came_at' }),
    remark: text({ max: 200 }),
  },
  title: '{employee_id} · {date}',
  list: { sort: '-date' },
  form: { keeps: ['date'] },
});
