import {
  children,
  computed,
  date,
  defineResource,
  email,
  image,
  longText,
  phone,
  reference,
  text,
  year,
} from '../../src/core/index.ts';
import { ROLES } from '../access/roles.ts';
import { COHORT, cohort, nextRollNo } from '../academics/cohort.ts';
import { ofOwnRecord } from '../academics/sight.ts';
import { STUDENT_ID_PATTERN } from '../settings/studentIdPattern.ts';

/** What a student may bring along of a parent who is not there yet. */
const PARENT = ['name', 'relation', 'phone', 'email', 'profession'];

/** What a parent who is made with the student begins with. */
const ofParent = (parent: 'father' | 'mother') => ({
  name: `${parent}_name`,
  phone: `${parent}_phone`,
  profession: `${parent}_profession`,
});

/** A student. Admission makes one of an applicant (`rules/admission/applicant.ts`). */
export const student = defineResource({
  name: 'student',
  area: 'students',
  icon: 'Groups',
  path: '/students',
  screens: { create: '/student/add' },
  permission: 'Student',
  visibleTo: { rules: [{ rule: 'studentOfTeacher', by: 'student_id' }, ...ofOwnRecord], unless: 'read all' },
  // Who gives somebody a login, and who says whose login it is, are the same people.
  permissions: { login: { action: 'update', subject: 'Permission' } },
  endpoints: { list: '/get/all/students' },
  fields: {
    student_id: text({
      required: true,
      max: 20,
      format: 'code',
      unique: true,
      next: { pattern: STUDENT_ID_PATTERN, patternIn: 'institute.student_id_pattern' },
      help: true,
    }),
    name: text({ required: true, max: 120 }),
    name_local: text({ max: 120, help: true }),
    email: email(),
    phone: phone(),
    date_of_birth: date({ required: true, notInFuture: true }),
    gender_id: reference('gender', { required: true }),
    religion_id: reference('religion'),
    blood_group_id: reference('bloodGroup', { private: 'read all' }),
    photo: image(),
    ...cohort,
    roll_no: nextRollNo,
    admitted_on: date({ initial: 'today', notBefore: 'date_of_birth' }),
    father_name: text({ required: true, max: 120 }),
    father_phone: phone(),
    father_profession: text({ max: 80 }),
    father_nid: text({ max: 20, format: 'digits', private: 'update' }),
    father_photo: image(),
    mother_name: text({ required: true, max: 120 }),
    mother_phone: phone(),
    mother_profession: text({ max: 80 }),
    mother_nid: text({ max: 20, format: 'digits', private: 'update' }),
    mother_photo: image(),
    parent_id: reference('studentParent', {
      importedWith: PARENT,
      madeWith: [...PARENT, 'user_id'],
      startsAs: { relation: { father: ofParent('father'), mother: ofParent('mother') } },
      help: true,
    }),
    present_address: longText({
      required: true,
      max: 500,
      copiedFrom: ['parent_id.address', 'parent_id.children.present_address'],
    }),
    permanent_address: longText({ max: 500, copiedFrom: ['present_address'] }),
    local_guardian_name: text({ max: 120 }),
    local_guardian_phone: phone({ requiredWhen: { local_guardian_name: { filled: true } } }),
    local_guardian_address: longText({ max: 500, copiedFrom: ['present_address', 'permanent_address'] }),
    local_guardian_relation: text({ max: 60 }),
    previous_schools: children({
      school: text({ required: true, max: 160 }),
      class_name: text({ max: 60 }),
      left_year: year(),
      result: text({ max: 60 }),
    }),
    user_id: reference('user', {
      unique: true,
      only: { role_id: ROLES.student },
      madeWith: ['login_id', 'email'],
      madeFrom: { name: 'name', login_id: 'student_id' },
      readPermission: 'login',
      help: true,
    }),
    userable: computed({ as: 'object', value: ({ name }) => ({ name }) }),
  },
  toggle: true,
  subtitle: '{student_id} · {father_name}',
  warnsOf: {
    by: [['name', 'date_of_birth'], ['name', 'father_phone'], ['date_of_birth', 'father_phone'], ['phone']],
    tells: ['student_id', 'class_id', 'section_id', 'father_name'],
  },
  indexes: [['date_of_birth'], ['phone'], ['father_phone']],
  related: [
    { resource: 'enrolment', by: 'student_id' },
    { resource: 'fourthSubject', by: 'student_id', columns: ['subject_id', 'academic_year_id'] },
    { resource: 'studentAttendance', by: 'student_id' },
    { resource: 'result', by: 'student_id', columns: ['exam_type_id', 'academic_year_id', 'total', 'gpa', 'letter'] },
    { resource: 'studentPayment', by: 'student_id' },
    { resource: 'waiver', by: 'student_id' },
    { resource: 'studentLeaveRequest', by: 'student_id' },
    { resource: 'disciplinaryRecord', by: 'student_id' },
  ],
  list: {
    columns: ['photo', 'name', 'student_id', 'class_id', 'section_id', 'roll_no', 'father_phone', 'is_active'],
    filters: [
      'class_id',
      'section_id',
      'wing_id',
      'shift_id',
      'version_id',
      'student_group_id',
      'academic_year_id',
      'gender_id',
      'parent_id',
      'is_active',
    ],
    search: ['name', 'name_local', 'student_id', 'phone', 'father_name', 'father_phone'],
    groupBy: ['class_id'],
  },
  form: {
    keeps: [...COHORT, 'admitted_on'],
    sections: [
      {
        name: 'personal',
        fields: [
          'photo',
          'student_id',
          'name',
          'name_local',
          'date_of_birth',
          'gender_id',
          'religion_id',
          'blood_group_id',
          'phone',
          'email',
        ],
      },
      { name: 'enrolment', fields: [...COHORT, 'roll_no', 'admitted_on'] },
      { name: 'father', fields: ['father_name', 'father_phone', 'father_profession', 'father_nid', 'father_photo'] },
      { name: 'mother', fields: ['mother_name', 'mother_phone', 'mother_profession', 'mother_nid', 'mother_photo'] },
      { name: 'addresses', fields: ['parent_id', 'present_address', 'permanent_address'] },
      {
        name: 'guardian',
        fields: ['local_guardian_name', 'local_guardian_phone', 'local_guardian_relation', 'local_guardian_address'],
      },
      { name: 'previous', fields: ['previous_schools'] },
      { name: 'login', fields: ['user_id'] },
    ],
  },
});
