import { choice, computed, date, defineResource, file, longText, reference, status, text } from '../../src/core/index.ts';
import { leaveDays } from './leaveDays.ts';

export const studentLeaveRequest = defineResource({
  name: 'studentLeaveRequest',
  area: 'attendance',
  icon: 'EventBusy',
  path: '/student/leave/request',
  permission: 'Student Leave Request',
  permissions: { withdraw: { action: 'leave request', subject: 'Student' } },
  endpoints: { list: '/get/all/student/leave/request' },
  fields: {
    student_id: reference('student', { required: true, only: { is_active: 1 } }),
    kind: choice(['sick', 'family', 'religious', 'travel', 'other'], { required: true, initial: 'sick' }),
    starts_on: date({ required: true }),
    ends_on: date({ required: true, notBefore: 'starts_on' }),
    days: computed({ as: 'integer', value: leaveDays }),
    reason: longText({ required: true, max: 1000 }),
    paper: file({ accept: ['pdf', 'jpg', 'jpeg', 'png'] }),
    status: status({ pending: 0, approved: 1, rejected: 2, withdrawn: 3 }),
    reject_reason: text({ max: 200, readOnly: true }),
  },
  title: '{student_id} · {starts_on}',
  editableWhen: { status: 0 },
  list: {
    columns: ['student_id', 'kind', 'starts_on', 'ends_on', 'days', 'status'],
    filters: ['status', 'student_id', 'kind', 'starts_on', 'ends_on'],
    sort: '-starts_on',
  },
  form: { size: 'page' },
  actions: {
    approve: { from: 'pending', to: 'approved', confirm: true, notByCreator: true, icon: 'Check', tone: 'success' },
    reject: { from: 'pending', to: 'rejected', permission: 'approve', confirm: true, ask: ['reject_reason'], icon: 'Close', tone: 'error' },
    withdraw: { from: 'pending', to: 'withdrawn', confirm: true, personal: true, icon: 'Undo', tone: 'warning' },
  },
});
