import {
  dateTime,
  defineResource,
  integer,
  longText,
  money,
  phone,
  reference,
  status,
  text,
} from '../../src/core/index.ts';

/** The outbox: every SMS with what became of it. */
export const smsMessage = defineResource({
  name: 'smsMessage',
  area: 'messages',
  icon: 'Sms',
  path: '/sms/report',
  permission: 'SMS',
  visibleTo: 'everybody',
  fields: {
    phone: phone({ required: true }),
    recipient: text({ max: 120 }),
    body: longText({ required: true, max: 1600 }),
    student_id: reference('student'),
    employee_id: reference('employee'),
    batch: text({ max: 120 }),
    segments: integer({ required: true, min: 1, max: 20, initial: 1 }),
    cost: money({ min: 0 }),
    gateway: text({ max: 40 }),
    attempts: integer({ required: true, min: 0, initial: 0 }),
    sent_at: dateTime(),
    delivered_at: dateTime(),
    status: status({ queued: 0, sent: 1, delivered: 2, failed: 3 }),
    failure: text(),
  },
  readOnly: true,
  list: {
    columns: ['created_at', 'recipient', 'body', 'status', 'failure'],
    filters: ['status', 'created_at', 'sent_at', 'student_id', 'employee_id', 'batch'],
    sort: '-created_at',
    search: ['phone', 'recipient', 'body', 'batch'],
  },
});
