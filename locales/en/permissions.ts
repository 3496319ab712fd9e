/** What permissions are called, and the table in which they are given. */
export const permissions = {
  actions: {
    full: 'Everything',
    read: 'See',
    create: 'Add',
    update: 'Change',
    delete: 'Delete',
    'grant any': 'Give any permission',
    'view as': 'View as another user',
  },
  subjects: {
    Audit: 'Audit log',
    Auth: 'Own account',
    Dashboard: 'Start page',
    Permission: 'Users, roles and jobs',
  },
  table: {
    general: 'General',
    subject: 'Allows on',
    more: 'More',
    whole: 'Whole row',
    cell: '%{subject}: %{action}',
    search: 'Find a permission',
    noneFound: 'No permission fits this search.',
    copy: 'Copy from a role',
    copyFailed: 'The role could not be read. Choose it again.',
    unchanged: 'No permission is changed.',
    changed: '%{added} added, %{removed} removed.',
    holders: '%{smart_count} active user has this role. |||| %{smart_count} active users have this role.',
    details: 'Show what changes',
    added: 'Added',
    removed: 'Removed',
    fullHint:
      '“Everything” includes each action of its row and what only it allows, such as deciding on one’s own entries.',
    unknown: 'Stored, but nothing asks for these',
    remove: 'Remove %{permission}',
  },
};
