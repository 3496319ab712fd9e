import { choice, computed, date, defineResource, file, longText, phone, reference, status, text } from '../../src/core/index.ts';
import { leaveDays } from './leaveDays.ts';

export const employeeLeaveRequest = defineResource({
  name: 'employeeLeaveRequest',
  area: 'attendance',
  icon: 'EventBusy',
  path: '/employee/leave/request',
  permission: 'Employee Leave Request',
  permissions: { withdraw: { action: 'leave request', subject: 'Employee Personal' } },
  endpoints: {
    list: '/get/all/employee/leave/request',
    variants: {
      personal: {
        path: '/employee/personal/leave/request',
        mine: 'employee_id',
        permission: { action: 'leave request', subject: 'Employee Personal' },
      },
    },
  },
  fields: {
    employee_id: reference('employee', { required: true, only: { is_active: 1 } }),
    kind: choice(['casual', 'sick', 'earned', 'maternity', 'unpaid', 'other'], { required: true, initial: 'casual' }),
    starts_on: date({ required: true }),
    ends_on: date({ required: true, notBefore: 'starts_on' }),
    days: computed({ as: 'integer', value: leaveDays }),
    reason: longText({ required: true, max: 1000 }),
    phone: phone({ help: true }),
    paper: file({ accept: ['pdf', 'jpg', 'jpeg', 'png'] }),
    status: status({ pending: 0, approved: 1, rejected: 2, withdrawn: 3 }),
    reject_reason: text({ max: 200, readOnly: true }),
  },
  title: '{employee_id} · {starts_on}',
  editableWhen: { status: 0 },
  list: {
    columns: ['employee_id', 'kind', 'starts_on', 'ends_on', 'days', 'status'],
    filters: ['status', 'employee_id', 'kind', 'starts_on', 'ends_on'],
    sort: '-starts_on',
  },
  form: { size: 'page' },
  actions: {
    approve: { from: 'pending', to: 'approved', confirm: true, notByCreator: true, icon: 'Check', tone: 'success' },
    reject: { from: 'pending', to: 'rejected', permission: 'approve', confirm: true, ask: ['reject_reason'], icon: 'Close', tone: 'error' },
    withdraw: { from: 'pending', to: 'withdrawn', confirm: true, personal: true, icon: 'Undo', tone: 'warning' },
  },
});
