import type { ResourceLabels } from '../../labels.ts';

const everyClass = { class_id_help: 'Leave empty for all classes.' };
const purposes = { application: 'Application', admission: 'Admission' };

export const admission = {
  admissionInstruction: {
    name: 'Admission Instruction |||| Admission Instructions',
    empty:
      'No admission instructions yet. Tell parents what they need before they apply, for example which documents to bring.',
    fields: {
      ...everyClass,
      title: 'Heading',
      academic_year_id_help: 'Leave empty for all years.',
      text: 'Instruction',
      document: 'Document (PDF)',
      document_help: 'For example a prospectus or a form to print.',
      order: 'Order',
      order_help: 'Smaller numbers come first.',
    },
  },
  admissionSchedule: {
    name: 'Admission Schedule |||| Admission Schedule',
    empty: 'No admission schedule yet. Add the days of tests, interviews and results.',
    fields: {
      ...everyClass,
      title: 'Event name',
      held_on: 'Date',
      starts_at: 'Start time',
      ends_at: 'End time',
      place: 'Place',
    },
    options: {
      kind: {
        written_test: 'Written test',
        interview: 'Interview',
        result: 'Result',
        enrolment: 'Enrolment',
        orientation: 'Orientation',
      },
    },
    sections: { what: 'Event and class', when: 'When and where' },
  },
  admissionDate: {
    name: 'Application Period |||| Admission Date and Time',
    empty: 'No application periods yet. Set when applications open and close for each class.',
    fields: {
      version_id_help: 'Leave empty for all versions.',
      shift_id_help: 'Leave empty for all shifts.',
      opens_at: 'Applications open',
      closes_at: 'Applications close',
      seats: 'Seats',
      seats_help: 'How many applicants can be admitted. Leave empty for no limit.',
    },
  },
  admissionFee: {
    name: 'Admission Fee |||| Admission Fees',
    empty: 'No admission fees yet. Set what an application and an admission cost for each class.',
    fields: {
      purpose: 'Purpose',
      purpose_help: 'The application fee is paid with the form, the admission fee once a place is offered.',
    },
    options: { purpose: purposes },
  },
  admissionPayment: {
    name: 'Admission Payment |||| Admission Payments',
    empty: 'No admission payments yet. Add an applicant first, then a payment.',
    fields: {
      applicant_id: 'Applicant',
      purpose: 'Purpose',
      purpose_help: 'Paying for the application changes the applicant’s status to “Fee paid”.',
      paid_on: 'Paid on',
      payment_type_id: 'Payment type',
      receipt_no: 'Receipt number',
      transaction_no: 'Transaction number',
      transaction_no_help: 'From the bank or the mobile payment.',
      void_reason: 'Reason for voiding',
    },
    options: { purpose: purposes, status: { received: 'Received', void: 'Void' } },
    actions: {
      void: 'Void payment',
      void_confirm: 'Void this payment? It keeps its receipt number. This cannot be undone.',
    },
  },
  applicant: {
    name: 'Applicant |||| Applicants',
    empty: 'No applicants yet. Parents apply on the website, or the office adds paper applications here.',
    fields: {
      form_no: 'Form number',
      form_no_help: 'The number on the paper form. Applications from the website have none.',
      applied_on: 'Applied on',
      date_of_birth: 'Date of birth',
      birth_certificate_no: 'Birth certificate number',
      father_name: 'Father’s name',
      father_phone: 'Father’s phone',
      father_profession: 'Father’s profession',
      mother_name: 'Mother’s name',
      mother_phone: 'Mother’s phone',
      mother_profession: 'Mother’s profession',
      present_address: 'Present address',
      permanent_address: 'Permanent address',
      previous_school: 'Previous school',
      previous_class: 'Last class',
      previous_result: 'Last result',
      test_mark: 'Test mark',
      test_mark_help: 'Leave empty until the test is marked.',
      decision_note: 'Reason',
      student_id: 'Student ID',
      student_id_help: 'Must be unique. The student signs in with it.',
      admitted_on: 'Admitted on',
      admitted_as_id: 'Student record',
    },
    options: {
      status: {
        applied: 'Applied',
        fee_paid: 'Fee paid',
        selected: 'Selected',
        not_selected: 'Not selected',
        admitted: 'Admitted',
      },
    },
    sections: {
      application: 'Application',
      child: 'Child',
      parents: 'Parents',
      addresses: 'Addresses',
      before: 'Previous school',
      test: 'Admission test',
    },
    actions: {
      payFee: 'Mark fee as paid',
      select: 'Select',
      select_confirm: 'Select this applicant for admission?',
      reject: 'Do not select',
      reject_confirm: 'Mark this applicant as not selected? This cannot be undone.',
      admit: 'Admit',
      admit_confirm:
        'Admit this child? This creates a student record, an enrolment and an account, and a parent record if no parent has this phone number. The student can sign in once someone who manages accounts has set a password.',
    },
  },
} satisfies Record<string, ResourceLabels>;
