import {
  choice,
  computed,
  defineResource,
  email,
  image,
  longText,
  phone,
  reference,
  text,
} from '../../src/core/index.ts';
import { ROLES } from '../access/roles.ts';

/**
 * A parent or guardian, of one student or several. Admission makes one of what an applicant says
 * (`rules/admission/applicant.ts`).
 */
export const studentParent = defineResource({
  name: 'studentParent',
  area: 'students',
  icon: 'FamilyRestroom',
  path: '/student/parents',
  permission: 'Parent',
  visibleTo: {
    rules: ['everybody', { rule: 'owner', by: 'user_id', need: { action: 'children', subject: 'Parent' } }],
  },
  permissions: { login: { action: 'update', subject: 'Permission' } },
  endpoints: { list: '/get/all/student_parents' },
  fields: {
    name: text({ required: true, max: 120 }),
    name_local: text({ max: 120, help: true }),
    relation: choice(['father', 'mother', 'guardian'], { required: true, initial: 'father' }),
    phone: phone({ required: true }),
    email: email(),
    profession: text({ max: 80 }),
    nid: text({ max: 20, format: 'digits', unique: true, private: 'update' }),
    photo: image(),
    address: longText({ max: 500 }),
    children: computed({ as: 'records', records: { resource: 'student', by: 'parent_id' } }),
    user_id: reference('user', {
      unique: true,
      only: { role_id: ROLES.parent },
      madeWith: ['email', 'login_id'],
      madeFrom: { name: 'name' },
      readPermission: 'login',
      help: true,
    }),
  },
  toggle: true,
  subtitle: '{phone}',
  warnsOf: { by: [['phone']], tells: ['relation', 'children'] },
  indexes: [['phone']],
  related: [{ resource: 'student', by: 'parent_id' }],
  list: {
    columns: ['photo', 'name', 'relation', 'phone', 'children', 'is_active'],
    filters: ['relation', 'is_active'],
  },
});
