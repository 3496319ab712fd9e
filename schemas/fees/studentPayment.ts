import {
  children,
  choice,
  date,
  defineResource,
  integer,
  longText,
  money,
  reason,
  reference,
  status,
  text,
  year,
} from '../../src/core/index.ts';
import { MONTHS } from '../months.ts';
import { cohort } from '../academics/cohort.ts';
import { ofStudent } from '../academics/rowRules.ts';

/** Receipts. They keep their number for ever and are never deleted. */
export const studentPayment = defineResource({
  name: 'studentPayment',
  area: 'fees',
  icon: 'ReceiptLong',
  path: '/student/payment',
  permission: 'Payment',
  visibleTo: { rules: ['everybody', ...ofStudent('payment history')] },
  endpoints: { list: '/get/student/payments' },
  fields: {
    receipt_year: year({ required: true }),
    receipt_no: integer({ required: true, min: 1, unique: ['receipt_year'] }),
    received_on: date({ required: true, initial: 'today', notInFuture: true }),
    student_id: reference('student', { required: true }),
    academic_year_id: reference('academicYear', { required: true }),
    class_id: cohort.class_id,
    lines: children({
      assigned_fee_id: reference('assignedFee', { required: true }),
      month: choice(MONTHS, { required: true }),
      charged: money({ required: true, min: 0 }),
      waived: money({ required: true, min: 0, initial: 0 }),
      fine: money({ required: true, min: 0, initial: 0 }),
      paid: money({ required: true, min: 0.01 }),
    }),
    means: children({
      payment_type_id: reference('paymentType', { required: true }),
      amount: money({ required: true, min: 0.01 }),
      reference_no: text({ max: 60 }),
    }),
    amount: money({ required: true, min: 0.01 }),
    // Of the office, not of whoever paid.
    note: longText({ max: 500, readPermission: 'read' }),
    status: status({ received: 1, void: 2 }, { settled: true, uncounted: ['void'] }),
    void_reason: reason(),
  },
  readOnly: true,
  title: '{receipt_year}-{receipt_no}',
  list: {
    columns: ['receipt_no', 'received_on', 'student_id', 'class_id', 'amount', 'status'],
    filters: ['student_id', 'received_on', 'class_id', 'academic_year_id', 'receipt_year', 'status', 'amount'],
    sort: '-received_on',
    search: ['receipt_no', 'amount'],
  },
  form: {
    sections: [
      {
        name: 'receipt',
        fields: ['receipt_year', 'receipt_no', 'received_on', 'student_id', 'academic_year_id', 'class_id'],
      },
      { name: 'lines', fields: ['lines'] },
      { name: 'means', fields: ['means', 'amount', 'note'] },
    ],
  },
  actions: {
    void: { from: 'received', to: 'void', confirm: true, ask: ['void_reason'], icon: 'Undo', tone: 'error' },
  },
});
