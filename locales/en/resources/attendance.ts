import type { ResourceLabels } from '../../labels.ts';

export const attendance = {
  studentAttendance: {
    name: 'Student Attendance |||| Student Attendance',
    empty: 'No student attendance yet. It appears when teachers take attendance and when leave is approved.',
    fields: {
      date: 'Date',
      attendance_status_id: 'Attendance',
      employee_id: 'Taken by',
      remark: 'Remark',
    },
  },
  employeeAttendance: {
    name: 'Employee Attendance |||| Employee Attendance',
    empty: 'No employee attendance yet. Add a row for each employee and day. Approved leave is added automatically.',
    fields: {
      date: 'Date',
      attendance_status_id: 'Attendance',
      came_at: 'Time in',
      left_at: 'Time out',
      remark: 'Remark',
    },
  },
  employeeLeaveRequest: {
    name: 'Employee Leave Request |||| Employee Leave Requests',
    empty: 'No employee leave requests yet. Approving a request marks the employee as on leave on its days.',
    fields: {
      kind: 'Leave type',
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
      approve_done: '%{name} approved this leave.',
      withdraw_done: '%{name} withdrew this request.',
      approve: 'Approve',
      approve_confirm: 'Approve this leave? The employee’s attendance is set to “on leave” for each school day.',
      reject_confirm: 'Reject this leave? This cannot be undone.',
      withdraw: 'Withdraw',
      withdraw_confirm: 'Withdraw this request? Only the employee who made it can do so.',
    },
  },
  studentLeaveRequest: {
    name: 'Student Leave Request |||| Student Leave Requests',
    empty: 'No student leave requests yet. Approving a request marks the student as on leave on its days.',
    fields: {
      kind: 'Leave type',
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
      approve_done: '%{name} approved this leave.',
      withdraw_done: '%{name} withdrew this request.',
      approve: 'Approve',
      approve_confirm: 'Approve this leave? The student’s attendance is set to “on leave” for each school day.',
      reject_confirm: 'Reject this leave? This cannot be undone.',
      withdraw: 'Withdraw',
      withdraw_confirm: 'Withdraw this request? Only the student or the parent can do so.',
    },
  },
} satisfies Record<string, ResourceLabels>;
