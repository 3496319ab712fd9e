import { boolean, children, dateTime, defineResource, email, password, reference, text } from '../../src/core/index.ts';

export const user = defineResource({
  name: 'user',
  area: 'access',
  icon: 'ManageAccounts',
  path: '/user/and/permission',
  permission: 'Permission',
  fields: {
    name: text({ required: true, max: 120 }),
    email: email({ unique: true, requiredWhen: { login_id: null } }),
    login_id: text({ max: 40, format: 'code', unique: true, help: true }),
    role_id: reference('role', { required: true, only: { is_active: 1 } }),
    password: password({ required: true, help: true }),
    last_login_at: dateTime({ readOnly: true }),
    permissions: children(
      {
        action: text({ required: true, max: 40 }),
        subject: text({ required: true, max: 60 }),
        is_denied: boolean({ required: true, initial: 0 }),
      },
      { help: true },
    ),
  },
  toggle: true,
  subtitle: '{email} · {login_id}',
  list: { columns: ['name', 'email', 'login_id', 'role_id', 'is_active'] },
  form: { size: 'page' },
});
