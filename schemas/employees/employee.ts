import {
  children,
  choice,
  computed,
  date,
  defineResource,
  email,
  image,
  longText,
  percent,
  phone,
  reference,
  text,
  year,
} from '../../src/core/index.ts';
import { ROLES } from '../access/roles.ts';

/** What colleagues are not told of each other: where somebody lives, when they were born, their family, certificates, earlier posts. */
const PRIVATE = 'read private';

export const employee = defineResource({
  name: 'employee',
  area: 'employees',
  icon: 'Badge',
  path: '/employee',
  permission: 'Employee',
  visibleTo: {
    // Whoever asks for leave of their own has to name themself.
    rules: [
      'everybody',
      { rule: 'owner', by: 'user_id', need: { action: 'leave request', subject: 'Employee Personal' } },
    ],
  },
  // Who gives somebody a login, and who says whose login it is, are the same people. On what pay rests, and where it goes, is
  // told to who may read pay.
  permissions: {
    login: { action: 'update', subject: 'Permission' },
    pay: { action: 'read', subject: 'Employee Salary' },
  },
  endpoints: { list: '/get/all/employee' },
  fields: {
    employee_id: text({ required: true, max: 20, format: 'code', unique: true, help: true }),
    name: text({ required: true, max: 120 }),
    name_local: text({ max: 120, help: true }),
    photo: image(),
    gender_id: reference('gender', { required: true }),
    date_of_birth: date({ notInFuture: true, private: PRIVATE }),
    blood_group_id: reference('bloodGroup', { private: PRIVATE }),
    religion_id: reference('religion', { private: PRIVATE }),
    marital_status_id: reference('maritalStatus', { private: PRIVATE }),
    father_name: text({ max: 120, private: PRIVATE }),
    mother_name: text({ max: 120, private: PRIVATE }),
    spouse_name: text({ max: 120, private: PRIVATE }),
    nid: text({ max: 20, format: 'digits', unique: true, private: 'update' }),
    phone: phone({ required: true }),
    email: email(),
    present_address: longText({ required: true, max: 500, private: PRIVATE }),
    permanent_address: longText({ max: 500, private: PRIVATE }),
    emergency_name: text({ max: 120, private: PRIVATE }),
    emergency_phone: phone({ requiredWhen: { emergency_name: { filled: true } }, private: PRIVATE }),
    department_id: reference('department'),
    designation_id: reference('designation', { required: true }),
    employment: choice(['permanent', 'probation', 'contract', 'part_time'], { required: true, initial: 'permanent' }),
    joined_on: date({ required: true }),
    left_on: date({ notBefore: 'joined_on', help: true }),
    designation_scale_id: reference('designationScale', {
      narrowedBy: { designation_id: 'designation_id' },
      private: 'pay',
      help: true,
    }),
    fund_percentage: percent({ min: 0, max: 100, private: 'pay', help: true }),
    employer_fund_percentage: percent({ min: 0, max: 100, private: 'pay', help: true }),
    fund_balance: computed({
      as: 'money',
      total: { resource: 'providentFund', by: 'employee_id', of: 'amount' },
      private: 'pay',
    }),
    pay_bank: text({ max: 120, private: 'pay' }),
    pay_account_no: text({
      max: 40,
      format: 'code',
      private: 'pay',
      requiredWhen: { pay_bank: { filled: true } },
    }),
    qualifications: children(
      {
        degree: text({ required: true, max: 80 }),
        subject: text({ max: 80 }),
        institution: text({ required: true, max: 160 }),
        board: text({ max: 120 }),
        passed_in: year(),
        result: text({ max: 40 }),
      },
      { max: 20, list: '/employee/education/qualifications', private: PRIVATE },
    ),
    experiences: children(
      {
        organization: text({ required: true, max: 160 }),
        post: text({ required: true, max: 120 }),
        from: date({ required: true, notInFuture: true }),
        to: date({ notBefore: 'from' }),
        duties: text(),
      },
      { max: 20, list: '/employee/work/experiences', private: PRIVATE },
    ),
    user_id: reference('user', {
      unique: true,
      only: { role_id: { not: [ROLES.student, ROLES.parent] } },
      madeWith: ['email', 'login_id', 'role_id'],
      madeFrom: { name: 'name', login_id: 'employee_id' },
      readPermission: 'login',
      help: true,
    }),
    userable: computed({ as: 'object', value: ({ name }) => ({ name }) }),
  },
  related: [
    { resource: 'classTeacher', by: 'employee_id' },
    { resource: 'subjectTeacher', by: 'employee_id' },
    { resource: 'classRoutine', by: 'employee_id' },
    { resource: 'employeeAttendance', by: 'employee_id' },
    { resource: 'employeeLeaveRequest', by: 'employee_id' },
    { resource: 'employeeSalary', by: 'employee_id' },
    { resource: 'employeeLoan', by: 'employee_id' },
  ],
  toggle: true,
  subtitle: '{employee_id} · {designation_id}',
  list: {
    columns: ['photo', 'name', 'employee_id', 'designation_id', 'phone', 'is_active'],
    filters: ['designation_id', 'department_id', 'employment', 'gender_id', 'joined_on', 'is_active'],
    search: ['name', 'name_local', 'employee_id', 'phone', 'email'],
  },
  form: {
    sections: [
      {
        name: 'personal',
        fields: [
          'photo',
          'employee_id',
          'name',
          'name_local',
          'gender_id',
          'date_of_birth',
          'blood_group_id',
          'religion_id',
          'nid',
        ],
      },
      { name: 'family', fields: ['marital_status_id', 'father_name', 'mother_name', 'spouse_name'] },
      {
        name: 'contact',
        fields: ['phone', 'email', 'present_address', 'permanent_address', 'emergency_name', 'emergency_phone'],
      },
      { name: 'post', fields: ['designation_id', 'department_id', 'employment', 'joined_on', 'left_on'] },
      {
        name: 'pay',
        fields: ['designation_scale_id', 'fund_percentage', 'employer_fund_percentage', 'pay_bank', 'pay_account_no'],
      },
      { name: 'qualifications', fields: ['qualifications'] },
      { name: 'experiences', fields: ['experiences'] },
      { name: 'login', fields: ['user_id'] },
    ],
  },
});
