/** What permissions are called. */
export const permissions = {
  actions: {
    full: 'Full access',
    read: 'View',
    create: 'Add',
    update: 'Edit',
    delete: 'Delete',
    'grant any': 'Give any permission',
    'view as': 'View as another user',
  },
  subjects: {
    Audit: 'Audit log',
    Auth: 'Own account',
    Dashboard: 'Home page',
    Permission: 'Users, roles and jobs',
  },
};
