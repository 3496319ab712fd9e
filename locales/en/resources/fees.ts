import type { ResourceLabels } from '../../labels.ts';
import { common } from './common.ts';

const { month } = common.options;

const waiverFields = {
  waiver_type_id: 'Waiver type',
  fee_type_id: 'Fee type',
  fee_type_id_help: 'Leave it empty to waive part of all fees.',
  amount_help: 'What is taken off every due that the waiver covers.',
  starts_on: 'From',
  starts_on_help: 'The waiver counts from the month of this day on.',
  ends_on: 'Until',
  ends_on_help: 'The last month that it covers. Empty: until the academic year ends.',
  reason: 'Reason',
};

const waiverSections = { waived: 'What is waived', when: 'For which months' };

export const fees = {
  feeOption: {
    name: 'Fee Option |||| Fee Options',
    empty:
      'Fee options are the heads that students pay for, such as “Tuition” or “Examination”. Add the first one, then its fee types.',
  },
  feeType: {
    name: 'Fee Type |||| Fee Types',
    empty:
      'A fee type says how often a fee is due, such as “Tuition, monthly”. Add a fee option first, then the first fee type.',
    fields: {
      fee_option_id: 'Fee option',
      name_help: 'As parents read it on dues and receipts.',
      rhythm: 'How often',
      rhythm_help: 'Decides which months are filled in when the fee is assigned to a class.',
    },
    options: { rhythm: { monthly: 'Every month', yearly: 'Every year', per_exam: 'For every exam', once: 'Once' } },
  },
  assignedFee: {
    name: 'Assigned Fee |||| Assigned Fees',
    empty: 'What each class pays, and when, stands here. Add fee types first, then assign the first fee to a class.',
    fields: {
      fee_type_id: 'Fee type',
      exam_type_id_help: 'Only for fees that are paid for an exam.',
      version_id_help: 'Leave it empty for all versions.',
      shift_id_help: 'Leave it empty for all shifts.',
      student_group_id_help: 'Leave it empty for all groups.',
      due_months: 'Due in',
      due_months_help:
        'Left empty, a monthly fee is due in every month of the academic year, and any other in its first.',
      'due_months.month': 'Month',
      due_day: 'Due day',
      due_day_help: 'The last day of the month to pay without a fine. In shorter months their last day counts.',
      fine_kind: 'Late fine',
      fine_amount: 'Fine',
      fine_cap: 'At most',
      fine_cap_help: 'The fine of one due does not grow beyond this. Empty: no limit.',
    },
    options: {
      'due_months.month': month,
      fine_kind: { none: 'None', fixed: 'A fixed sum', per_day: 'A sum for each day' },
    },
    sections: { fee: 'Fee', whom: 'Who pays', due: 'When it is due', fine: 'Late fine' },
  },
  paymentType: {
    name: 'Payment Type |||| Payment Types',
    empty:
      'Ways in which fees are paid, such as cash, bank or mobile, stand here. Add the first one before payments are taken.',
    fields: { bank_account_id_help: 'The account that payments of this type arrive in.' },
    options: { kind: { cash: 'Cash', bank: 'Bank', mobile: 'Mobile payment' } },
  },
  studentPayment: {
    name: 'Student Payment |||| Student Payments',
    empty: 'Receipts stand here, numbered without a gap in every year. The first one appears when a payment is taken.',
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
      means: 'Paid by',
      'means.payment_type_id': 'Payment type',
      'means.amount': 'Amount',
      'means.reference_no': 'Reference',
      void_reason: 'Reason for voiding',
    },
    options: { 'lines.month': month, status: { received: 'Received', void: 'Void' } },
    sections: { receipt: 'Receipt', lines: 'Fees', means: 'Payment' },
    actions: {
      void: 'Void receipt',
      void_confirm: 'Void this receipt? It keeps its number, and what it paid is due again. This is final.',
    },
  },
  waiverType: {
    name: 'Waiver Type |||| Waiver Types',
    empty:
      'Reasons for which fees are waived, such as “Sibling” or “Merit”, stand here. Add the first one; once approved it can be chosen.',
    actions: {
      approve_confirm: 'Approve this waiver type? It can then be chosen for waivers and no longer changed.',
      reject_confirm: 'Reject this waiver type? This is final.',
    },
  },
  waiver: {
    name: 'Student Waiver |||| Student Waivers',
    empty:
      'What single students need not pay stands here. Choose a student and enter the first waiver; it counts once it is approved.',
    fields: { ...waiverFields, application: 'Application' },
    options: { kind: { percentage: 'Percentage', sum: 'Fixed sum' } },
    sections: { whom: 'For whom', ...waiverSections },
    actions: {
      approve_confirm: 'Approve this waiver? It reduces the student’s dues from now on and can no longer be changed.',
      reject_confirm: 'Reject this waiver? This is final.',
    },
  },
  waiverForAll: {
    name: 'Waiver for All |||| Waivers for All',
    empty:
      'What nobody needs to pay, in the whole school or in one class, stands here. Enter the first waiver; it counts once it is approved.',
    fields: { ...waiverFields, class_id_help: 'Leave it empty for the whole school.' },
    options: { kind: { percentage: 'Percentage', sum: 'Fixed sum' } },
    sections: { whom: 'For whom', ...waiverSections },
    actions: {
      approve_confirm:
        'Approve this waiver? It reduces the dues of all these students from now on and can no longer be changed.',
      reject_confirm: 'Reject this waiver? This is final.',
    },
  },
} satisfies Record<string, ResourceLabels>;
