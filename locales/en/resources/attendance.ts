import type { ResourceLabels } from '../../labels.ts';

export const attendance = {
  studentAttendance: {
    name: 'Student Attendance |||| Student Attendances',
    empty:
      'The attendance of all students stands here. It appears when teachers take the roll and when a leave is approved.',
    fields: {
      date: 'Date',
      attendance_status_id: 'Attendance',
      employee_id: 'Taken by',
      remark: 'Remark',
    },
  },
  employeeAttendance: {
    name: 'Employee Attendance |||| Employee Attendances',
    empty:
      'The attendance of all employees stands here, one row a day for each. Add today’s first row; approved leave is entered by itself.',
    fields: {
      date: 'Date',
      attendance_status_id: 'Attendance',
      came_at: 'Came at',
      left_at: 'Left at',
      remark: 'Remark',
    },
  },
  employeeLeaveRequest: {
    name: 'Employee Leave Request |||| Employee Leave Requests',
    empty:
      'Employees’ requests for leave stand here until they are decided on. Add the first request; approving it writes the attendance of its days.',
    fields: {
      kind: 'Kind of leave',
      starts_on: 'First day',
      ends_on: 'Last day',
      days: 'Days',
      reason: 'Reason',
      phone_help: 'Where the employee can be reached during the leave.',
      paper: 'Document',
    },
    options: {
      kind: {
        casual: 'Casual leave',
        sick: 'Sick leave',
        earned: 'Earned leave',
        maternity: 'Maternity leave',
        unpaid: 'Unpaid leave',
        other: 'Other',
      },
      status: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' },
    },
    actions: {
      approve: 'Approve',
      approve_confirm: 'Approve this leave? The employee is entered as on leave for its school days.',
      reject: 'Reject',
      reject_confirm: 'Reject this leave? This is final.',
      withdraw: 'Withdraw',
      withdraw_confirm: 'Withdraw this request? Only the employee who made it can do so.',
    },
  },
  studentLeaveRequest: {
    name: 'Student Leave Request |||| Student Leave Requests',
    empty:
      'Students’ requests for leave stand here until they are decided on. Add the first request; approving it writes the roll call of its days.',
    fields: {
      kind: 'Kind of leave',
      starts_on: 'First day',
      ends_on: 'Last day',
      days: 'Days',
      reason: 'Reason',
      paper: 'Document',
    },
    options: {
      kind: {
        sick: 'Illness',
        family: 'Family matter',
        religious: 'Religious festival',
        travel: 'Travel',
        other: 'Other',
      },
      status: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' },
    },
    actions: {
      approve: 'Approve',
      approve_confirm: 'Approve this leave? The student is entered as on leave for its school days.',
      reject: 'Reject',
      reject_confirm: 'Reject this leave? This is final.',
      withdraw: 'Withdraw',
      withdraw_confirm: 'Withdraw this request? Only the student or the parent can do so.',
    },
  },
} satisfies Record<string, ResourceLabels>;
