import {
  approval,
  choice,
  computed,
  date,
  defineResource,
  file,
  longText,
  reason,
  reference,
  status,
} from '../../src/core/index.ts';
import { leaveDays } from './leaveDays.ts';
import { ofLeaveRequest } from '../academics/sight.ts';

export const studentLeaveRequest = defineResource({
  name: 'studentLeaveRequest',
  area: 'attendance',
  icon: 'EventBusy',
  path: '/student/leave/request',
  permission: 'Student Leave Request',
  visibleTo: { rules: ['everybody', ...ofLeaveRequest] },
  permissions: { withdraw: { action: 'leave request', subject: 'Student' } },
  endpoints: { list: '/get/all/student/leave/request' },
  fields: {
    student_id: reference('student', { required: true }),
    kind: choice(['sick', 'family', 'religious', 'travel', 'other'], { required: true, initial: 'sick' }),
    starts_on: date({ required: true }),
    ends_on: date({ required: true, notBefore: 'starts_on', maxDays: 366 }),
    days: computed({ as: 'integer', value: leaveDays }),
    reason: longText({ required: true, max: 1000 }),
    paper: file({ accept: ['pdf', 'jpg', 'jpeg', 'png'] }),
    status: status({ pending: 0, approved: 1, rejected: 2, withdrawn: 3 }),
    reject_reason: reason(),
  },
  title: '{student_id} · {starts_on}',
  editableWhen: { status: 'pending' },
  list: {
    columns: ['student_id', 'kind', 'starts_on', 'ends_on', 'days', 'status'],
    filters: ['status', 'student_id', 'kind', 'starts_on', 'ends_on'],
    sort: '-starts_on',
  },
  form: { size: 'page' },
  actions: {
    ...approval({ refusePermission: 'approve' }),
    withdraw: {
      from: 'pending',
      to: 'withdrawn',
      confirm: true,
      personal: ['student_id', 'student_id.parent_id'],
      icon: 'Undo',
      tone: 'warning',
    },
  },
});
