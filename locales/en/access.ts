import type { ResourceLabels } from '../labels.ts';

export const access = {
  role: {
    name: 'Role |||| Roles',
    empty: 'No roles yet. A role sets what its users can see and do. Add a role, then assign it to users.',
    fields: {
      requires_second_factor: 'Requires two-step sign-in',
      requires_second_factor_help:
        'Users with this role must set it up on their profile before they can do anything else.',
      permissions_help: 'Each tick allows one action on one part of the product.',
    },
  },
  user: {
    name: 'User |||| Users',
    empty: 'No users yet. Everyone who signs in needs a user account with a role.',
    fields: {
      login_id: 'Sign-in ID',
      login_id_help: 'An ID to sign in with instead of the email address.',
      role_id: 'Role',
      password: 'Password',
      password_help:
        'Use at least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of !@#$%&*(). Leave empty to keep the current password.',
      password_new_help:
        'Use at least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of !@#$%&*(). Leave empty to give the user a sign-in link instead.',
      last_login_at: 'Last sign-in',
      permissions_help: 'What this user can do in addition to the role or, if denied, cannot do despite it.',
      'permissions.is_denied': 'Denied',
    },
  },
} satisfies Record<string, ResourceLabels>;
