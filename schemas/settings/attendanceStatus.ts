import { defineResource, text } from '../../src/core/index.ts';

export const attendanceStatus = defineResource({
  name: 'attendanceStatus',
  area: 'settings',
  icon: 'HowToReg',
  path: '/attendance/status',
  permission: 'Attendance Status',
  read: 'signedIn',
  endpoints: { list: '/get/all/attendance/status' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    alias: text({ required: true, max: 4, format: 'code', unique: true, help: true }),
  },
  toggle: true,
  list: { sort: 'id' },
});
