import { choice, date, defineResource, file, longText, reference, text } from '../../src/core/index.ts';

export const disciplinaryRecord = defineResource({
  name: 'disciplinaryRecord',
  area: 'students',
  icon: 'Gavel',
  path: '/student/disciplinary/record',
  permission: 'Disciplinary Record',
  visibleTo: { rules: [{ rule: 'teacherOfStudent', by: 'student_id' }], unless: 'update' },
  endpoints: { list: '/student/disciplinary/records' },
  fields: {
    student_id: reference('student', { required: true }),
    occurred_on: date({ required: true, initial: 'today', notInFuture: true }),
    place: text({ max: 120 }),
    category: choice(['lateness', 'truancy', 'misconduct', 'bullying', 'damage', 'cheating', 'other'], {
      required: true,
    }),
    severity: choice(['minor', 'major', 'severe'], { required: true, initial: 'minor' }),
    description: longText({ required: true, max: 2000 }),
    employee_id: reference('employee'),
    measure: choice(['none', 'talk', 'warning', 'parents_called', 'detention', 'suspension', 'expulsion'], {
      required: true,
      initial: 'none',
    }),
    suspended_from: date({ neededWhen: { measure: 'suspension' } }),
    suspended_until: date({ visibleWhen: { measure: 'suspension' }, notBefore: 'suspended_from' }),
    parents_informed_on: date({ notBefore: 'occurred_on', notInFuture: true }),
    file: file({ accept: ['pdf', 'jpg', 'jpeg', 'png'] }),
  },
  title: '{student_id} · {occurred_on}',
  list: {
    columns: ['occurred_on', 'student_id', 'category', 'severity', 'measure'],
    filters: ['student_id', 'category', 'severity', 'measure', 'occurred_on', 'employee_id'],
    sort: '-occurred_on',
  },
  form: {
    keeps: ['occurred_on'],
    sections: [
      {
        name: 'incident',
        fields: ['student_id', 'occurred_on', 'place', 'category', 'severity', 'description', 'employee_id'],
      },
      { name: 'consequence', fields: ['measure', 'suspended_from', 'suspended_until', 'parents_informed_on', 'file'] },
    ],
  },
});
