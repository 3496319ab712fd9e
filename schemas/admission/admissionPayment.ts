import { choice, date, defineResource, money, reason, reference, status, text } from '../../src/core/index.ts';

/** Money received from an applicant. It is made void, never deleted. */
export const admissionPayment = defineResource({
  name: 'admissionPayment',
  area: 'admission',
  icon: 'ReceiptLong',
  path: '/admission/payments',
  permission: 'Admission',
  visibleTo: 'everybody',
  endpoints: { list: '/admission/payments' },
  fields: {
    applicant_id: reference('applicant', { required: true, writeOnce: true }),
    purpose: choice(['application', 'admission'], {
      required: true,
      initial: 'application',
      writeOnce: true,
      help: true,
    }),
    amount: money({ required: true, min: 0.01, writeOnce: true }),
    paid_on: date({ required: true, initial: 'today', notInFuture: true }),
    payment_type_id: reference('paymentType', { required: true }),
    receipt_no: text({ max: 40, format: 'code', unique: true }),
    transaction_no: text({ max: 60, format: 'code', help: true }),
    status: status({ received: 1, void: 2 }, { settled: true, uncounted: ['void'] }),
    void_reason: reason(),
  },
  undeletable: true,
  title: '{applicant_id} · {amount}',
  editableWhen: { status: 'received' },
  list: {
    columns: ['paid_on', 'applicant_id', 'purpose', 'amount', 'payment_type_id', 'receipt_no', 'status'],
    filters: ['applicant_id', 'purpose', 'payment_type_id', 'paid_on', 'status'],
    sort: '-paid_on',
  },
  form: { keeps: ['purpose', 'paid_on', 'payment_type_id'] },
  actions: {
    void: { from: 'received', to: 'void', confirm: true, ask: ['void_reason'], icon: 'Undo', tone: 'error' },
  },
});
