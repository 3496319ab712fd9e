import { defineResource, file, reference, richText, status, text } from '../../src/core/index.ts';
import { cohort, partOfClass } from './cohort.ts';
import { SIGNED_IN } from './rowRules.ts';

/** What is taught and examined. Everybody signed in sees what is approved. */
export const syllabus = defineResource({
  name: 'syllabus',
  area: 'academics',
  icon: 'Assignment',
  path: '/syllabus',
  permission: 'Syllabus',
  visibleTo: { rules: ['everybody', { rule: 'approvedSyllabus', by: 'status', need: SIGNED_IN }] },
  endpoints: {
    variants: {
      approved: {
        path: '/approved/syllabus',
        filter: { status: 'approved' },
        permission: { action: 'read', subject: 'Auth' },
      },
    },
  },
  fields: {
    academic_year_id: cohort.academic_year_id,
    class_id: cohort.class_id,
    version_id: partOfClass.version_id,
    student_group_id: partOfClass.student_group_id,
    exam_type_id: reference('examType'),
    subject_id: reference('subject', { required: true }),
    name: text({
      required: true,
      max: 160,
      unique: ['academic_year_id', 'class_id', 'version_id', 'student_group_id', 'exam_type_id', 'subject_id'],
    }),
    description: richText(),
    file: file({ accept: ['pdf', 'jpg', 'jpeg', 'png'], maxMB: 20 }),
    status: status({ draft: 0, approved: 1 }),
  },
  editableWhen: { status: 'draft' },
  facts: [
    'academic_year_id',
    'class_id',
    'version_id',
    'student_group_id',
    'subject_id',
    'exam_type_id',
    'description',
    'file',
  ],
  list: {
    columns: ['name', 'class_id', 'version_id', 'student_group_id', 'subject_id', 'exam_type_id', 'status'],
    filters: ['status', 'academic_year_id', 'class_id', 'version_id', 'student_group_id', 'exam_type_id', 'subject_id'],
  },
  form: {
    keeps: ['academic_year_id', 'class_id', 'version_id', 'student_group_id', 'exam_type_id'],
    sections: [
      {
        name: 'whom',
        fields: ['academic_year_id', 'class_id', 'version_id', 'student_group_id', 'exam_type_id', 'subject_id'],
      },
      { name: 'content', fields: ['name', 'description', 'file'] },
    ],
  },
  actions: {
    approve: { from: 'draft', to: 'approved', confirm: true, icon: 'Check', tone: 'success' },
    reopen: { from: 'approved', to: 'draft', permission: 'approve', confirm: true, icon: 'Undo', tone: 'warning' },
  },
});
