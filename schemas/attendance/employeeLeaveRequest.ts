import {
  approval,
  choice,
  computed,
  date,
  defineResource,
  file,
  longText,
  phone,
  reason,
  reference,
  status,
} from '../../src/core/index.ts';
import { leaveDays } from './leaveDays.ts';
import { ofEmployee } from '../academics/rowRules.ts';

export const employeeLeaveRequest = defineResource({
  name: 'employeeLeaveRequest',
  area: 'attendance',
  icon: 'EventBusy',
  path: '/employee/leave/request',
  permission: 'Employee Leave Request',
  visibleTo: { rules: ['everybody', ...ofEmployee('leave request', ['create'])] },
  permissions: { withdraw: { action: 'leave request', subject: 'Employee Personal' } },
  endpoints: {
    list: '/get/all/employee/leave/request',
    variants: {
      personal: {
        path: '/employee/personal/leave/request',
        ownedBy: 'employee_id',
        permission: { action: 'leave request', subject: 'Employee Personal' },
      },
    },
  },
  fields: {
    employee_id: reference('employee', { required: true }),
    kind: choice(['casual', 'sick', 'earned', 'maternity', 'unpaid', 'other'], { required: true, initial: 'casual' }),
    starts_on: date({ required: true }),
    ends_on: date({ required: true, notBefore: 'starts_on', maxDays: 366 }),
    days: computed({ as: 'integer', value: leaveDays }),
    reason: longText({ required: true, max: 1000 }),
    phone: phone({ help: true }),
    paper: file({ accept: ['pdf', 'jpg', 'jpeg', 'png'] }),
    status: status({ pending: 0, approved: 1, rejected: 2, withdrawn: 3 }),
    reject_reason: reason(),
  },
  title: '{employee_id} · {starts_on}',
  editableWhen: { status: 'pending' },
  facts: ['employee_id', 'kind', 'starts_on', 'ends_on', 'days', 'reason', 'phone', 'paper'],
  list: {
    columns: ['employee_id', 'kind', 'starts_on', 'ends_on', 'days', 'status'],
    filters: ['status', 'employee_id', 'kind', 'starts_on', 'ends_on'],
    sort: '-starts_on',
    views: { month: { from: 'starts_on', to: 'ends_on', shows: ['employee_id', 'status', 'kind'] } },
  },
  form: { size: 'page' },
  actions: {
    ...approval({ refusePermission: 'approve', notByOwner: ['employee_id'] }),
    withdraw: {
      from: 'pending',
      to: 'withdrawn',
      confirm: true,
      personal: ['employee_id'],
      icon: 'Undo',
      tone: 'warning',
    },
  },
});
