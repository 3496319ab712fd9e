import { defineResource, text } from '../../src/core/index.ts';

/** The aliases of the statuses that attendance is counted by; approved leave is written with one of them. */
export const ATTENDANCE_ALIASES = { present: 'P', absent: 'A', late: 'L', leave: 'E' } as const;

export const attendanceStatus = defineResource({
  name: 'attendanceStatus',
  area: 'settings',
  icon: 'HowToReg',
  path: '/attendance/status',
  permission: 'Attendance Status',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/attendance/status' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    alias: text({ required: true, max: 4, format: 'code', unique: true, help: true }),
  },
  toggle: true,
  list: { sort: 'id' },
});
