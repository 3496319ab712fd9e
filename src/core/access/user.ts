import { defineResource } from '../defineResource.ts';
import { boolean, children, dateTime, email, image, password, reference, text } from '../fields/builders.ts';
import { MAX_PERMISSIONS } from '../limits.ts';

/**
 * Who may log in, as the engine needs it. A product declares its entity with it, where its own addresses and fields go:
 * `defineResource({ ...userDeclaration, path: '/accounts' })`.
 */
export const userDeclaration = {
  name: 'user',
  area: 'access',
  icon: 'ManageAccounts',
  path: '/users',
  permission: 'Permission',
  visibleTo: 'everybody',
  fields: {
    name: text({ required: true, max: 120 }),
    email: email({ unique: true, requiredWhen: { login_id: null } }),
    login_id: text({ max: 40, format: 'code', unique: true, help: true }),
    role_id: reference('role', { required: true }),
    // Without one nobody signs in, until whoever has the link of the login has chosen it.
    password: password({ help: true }),
    photo: image(),
    last_login_at: dateTime({ readOnly: true }),
    permissions: children(
      {
        action: text({ required: true, max: 40 }),
        subject: text({ required: true, max: 60 }),
        is_denied: boolean({ required: true, initial: 0 }),
      },
      { max: MAX_PERMISSIONS, help: true, permissions: true },
    ),
  },
  toggle: true,
  subtitle: '{email} · {login_id}',
  list: { columns: ['name', 'email', 'login_id', 'role_id', 'is_active'] },
  form: { size: 'page' },
} as const;

/** Users as they are where a product adds nothing. */
export const user = defineResource(userDeclaration);
