/** What permissions are called. */
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
};
