import type { ResourceLabels } from '../../labels.ts';

const everyClass = { class_id_help: 'Left empty, it applies to every class.' };
const purposes = { application: 'Application', admission: 'Admission' };

export const admission = {
  admissionInstruction: {
    name: 'Admission Instruction |||| Admission Instructions',
    empty:
      'What parents must know before they apply stands here. Add the first instruction, for example which papers to bring.',
    fields: {
      ...everyClass,
      title: 'Heading',
      academic_year_id_help: 'Left empty, it applies to every year.',
      text: 'Instruction',
      document: 'Document (PDF)',
      document_help: 'For example a prospectus or a form to print.',
      order: 'Order',
      order_help: 'Smaller numbers come first.',
    },
  },
  admissionSchedule: {
    name: 'Admission Schedule |||| Admission Schedule',
    empty: 'The days of the admission stand here: test, interview, result. Add the first day.',
    fields: {
      ...everyClass,
      title: 'Name of the day',
      held_on: 'Date',
      starts_at: 'Begins at',
      ends_at: 'Ends at',
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
    sections: { what: 'What and for whom', when: 'When and where' },
  },
  admissionDate: {
    name: 'Application Period |||| Admission Date and Time',
    empty: 'This says from when until when each class takes applications. Add the first class.',
    fields: {
      version_id_help: 'Left empty, it applies to every version.',
      shift_id_help: 'Left empty, it applies to every shift.',
      opens_at: 'Applications from',
      closes_at: 'Applications until',
      seats: 'Seats',
      seats_help: 'How many applicants can be admitted. Leave it empty if there is no limit.',
    },
  },
  admissionFee: {
    name: 'Admission Fee |||| Admission Fees',
    empty: 'What an application and an admission cost stands here, class by class. Add the first fee.',
    fields: {
      purpose: 'For',
      purpose_help: 'The application is paid with the form, the admission when a place has been given.',
    },
    options: { purpose: purposes },
  },
  admissionPayment: {
    name: 'Admission Payment |||| Admission Payments',
    empty: 'What applicants have paid stands here. Add an applicant first, then the payment.',
    fields: {
      applicant_id: 'Applicant',
      purpose: 'For',
      purpose_help: 'Paying for the application moves the applicant on to “Fee paid”.',
      paid_on: 'Paid on',
      payment_type_id: 'Payment type',
      receipt_no: 'Receipt number',
      transaction_no: 'Transaction number',
      transaction_no_help: 'Of the bank or the mobile payment.',
      void_reason: 'Reason for voiding',
    },
    options: { purpose: purposes, status: { received: 'Received', void: 'Void' } },
    actions: { void: 'Make void', void_confirm: 'Make this payment void? It keeps its receipt number. This is final.' },
  },
  applicant: {
    name: 'Applicant |||| Applicants',
    empty:
      'Children whose parents want to have them admitted stand here. They apply on the website, or the office adds them from paper forms.',
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
      test_mark_help: 'Left empty until the test has been marked.',
      decision_note: 'Reason',
      student_id: 'Student ID',
      student_id_help: 'No other student has it. The student signs in with it.',
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
      before: 'School so far',
      test: 'Admission test',
    },
    actions: {
      payFee: 'Fee received',
      select: 'Select',
      select_confirm: 'Select this applicant for admission?',
      reject: 'Do not select',
      reject_confirm: 'Refuse this applicant a place? The decision is final.',
      admit: 'Admit',
      admit_confirm:
        'Make this child a student? The student’s record, its enrolment and a login are made, and the parent’s record where nobody with this phone number is known yet. The login works once somebody who manages logins has set its password.',
    },
  },
} satisfies Record<string, ResourceLabels>;
