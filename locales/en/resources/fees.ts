import type { ResourceLabels } from '../../labels.ts';
import { common } from './common.ts';

const { month } = common.options;

const waiverFields = {
  waiver_type_id: 'Waiver type',
  fee_type_id: 'Fee type',
  fee_type_id_help: 'Leave empty to apply it to all fees.',
  amount_help: 'Deducted from every due the waiver covers.',
  starts_on: 'Start date',
  starts_on_help: 'The waiver applies from the month of this date.',
  ends_on: 'End date',
  ends_on_help: 'The last month covered. Leave empty to cover the rest of the academic year.',
  reason: 'Reason',
};

const waiverSections = { waived: 'Waiver', when: 'Months covered' };

export const fees = {
  feeOption: {
    name: 'Fee Option |||| Fee Options',
    empty: 'No fee options yet. Add what students pay for, such as “Tuition” or “Examination”, then its fee types.',
  },
  feeType: {
    name: 'Fee Type |||| Fee Types',
    empty: 'No fee types yet. Add a fee option first, then a fee type with its frequency, such as “Tuition, monthly”.',
    fields: {
      fee_option_id: 'Fee option',
      name_help: 'Shown to parents on dues and receipts.',
      rhythm: 'Frequency',
      rhythm_help: 'Decides which months are filled in when the fee is assigned to a class.',
    },
    options: { rhythm: { monthly: 'Every month', yearly: 'Every year', per_exam: 'For every exam', once: 'Once' } },
  },
  assignedFee: {
    name: 'Assigned Fee |||| Assigned Fees',
    empty: 'No assigned fees yet. Add fee types first, then assign a fee to a class.',
    fields: {
      fee_type_id: 'Fee type',
      exam_type_id_help: 'Only for fees that are paid for an exam.',
      version_id_help: 'Leave empty for all versions.',
      shift_id_help: 'Leave empty for all shifts.',
      student_group_id_help: 'Leave empty for all groups.',
      due_months: 'Due months',
      due_months_help:
        'Leave empty to make a monthly fee due every month of the academic year, and any other fee due in the first month.',
      'due_months.month': 'Month',
      due_day: 'Due day',
      due_day_help:
        'The last day of the month to pay without a fine. In shorter months, the last day of the month applies.',
      fine_kind: 'Late fine',
      fine_amount: 'Fine',
      fine_cap: 'Maximum fine',
      fine_cap_help: 'The most a late fine can reach for one due. Leave empty for no limit.',
    },
    options: {
      'due_months.month': month,
      fine_kind: { none: 'None', fixed: 'Fixed amount', per_day: 'Amount per day' },
    },
    sections: { fee: 'Fee', whom: 'Applies to', due: 'Due dates', fine: 'Late fine' },
  },
  paymentType: {
    name: 'Payment Type |||| Payment Types',
    empty: 'No payment types yet. Add at least one, such as cash, bank or mobile, before you take payments.',
    fields: { bank_account_id_help: 'The account that receives payments of this type.' },
    options: { kind: { cash: 'Cash', bank: 'Bank', mobile: 'Mobile payment' } },
  },
  studentPayment: {
    name: 'Student Payment |||| Student Payments',
    empty: 'No student payments yet. A receipt appears when you take a payment.',
    fields: {
      receipt_year: 'Receipt year',
      receipt_no: 'Receipt number',
      received_on: 'Received on',
      lines: 'Fees paid',
      'lines.assigned_fee_id': 'Fee',
      'lines.month': 'Month',
      'lines.charged': 'Charged',
      'lines.waived': 'Waived',
      'lines.fine': 'Fine',
      'lines.paid': 'Paid',
      means: 'Payment types',
      'means.payment_type_id': 'Payment type',
      'means.amount': 'Amount',
      'means.reference_no': 'Reference',
      void_reason: 'Reason for voiding',
    },
    options: { 'lines.month': month, status: { received: 'Received', void: 'Void' } },
    sections: { receipt: 'Receipt', lines: 'Fees', means: 'Payment' },
    actions: {
      void_done: '%{name} voided this receipt.',
      void: 'Void receipt',
      void_confirm:
        'Void this receipt? It keeps its number, and the fees it paid become due again. This cannot be undone.',
    },
  },
  waiverType: {
    name: 'Waiver Type |||| Waiver Types',
    empty: 'No waiver types yet. Add a reason, such as “Sibling” or “Merit”: you can use it once it is approved.',
    actions: {
      approve_confirm: 'Approve this waiver type? You can then use it for waivers, but no longer edit it.',
      reject_confirm: 'Reject this waiver type? This cannot be undone.',
    },
  },
  waiver: {
    name: 'Student Waiver |||| Student Waivers',
    empty: 'No student waivers yet. Choose a student and add a waiver: it takes effect once it is approved.',
    fields: { ...waiverFields, application: 'Application' },
    options: { kind: { percentage: 'Percentage', sum: 'Fixed amount' } },
    sections: { whom: 'Applies to', ...waiverSections },
    actions: {
      approve_confirm: 'Approve this waiver? It reduces the student’s dues from now on, and you can no longer edit it.',
      reject_confirm: 'Reject this waiver? This cannot be undone.',
    },
  },
  waiverForAll: {
    name: 'Waiver for All |||| Waivers for All',
    empty: 'No waivers for all yet. Add one for the whole school or a class: it takes effect once it is approved.',
    fields: { ...waiverFields, class_id_help: 'Leave empty for the whole school.' },
    options: { kind: { percentage: 'Percentage', sum: 'Fixed amount' } },
    sections: { whom: 'Applies to', ...waiverSections },
    actions: {
      approve_confirm:
        'Approve this waiver? It reduces the dues of all these students from now on, and you can no longer edit it.',
      reject_confirm: 'Reject this waiver? This cannot be undone.',
    },
  },
} satisfies Record<string, ResourceLabels>;
