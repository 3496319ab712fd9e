import type { ResourceLabels } from '../labels.ts';

export const access = {
  role: {
    name: 'Role |||| Roles',
    empty: 'A role says what its holders may see and do. Add a role, then give it to users.',
    fields: {
      requires_second_factor: 'Requires two-step sign-in',
      requires_second_factor_help: 'Users of this role can do nothing else until they have set it up on their profile.',
      permissions_help: 'Each tick allows one action on one part of the product.',
    },
  },
  user: {
    name: 'User |||| Users',
    empty: 'Whoever signs in has a user account. Add the first one and give it a role.',
    fields: {
      login_id: 'Login ID',
      login_id_help: 'An ID that can be entered instead of the email address.',
      role_id: 'Role',
      password: 'Password',
      password_help:
        'At least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of !@#$%&*(). Left empty, an existing password stays.',
      employee: 'Employee',
      student: 'Student',
      parent: 'Parent',
      last_login_at: 'Last login',
      permissions_help: 'What this user may do beyond the role or, if denied, may not do in spite of it.',
      'permissions.is_denied': 'Denied',
    },
  },
} satisfies Record<string, ResourceLabels>;
