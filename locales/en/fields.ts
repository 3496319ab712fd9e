/** What the fields are called that every product has. */
export const fields = {
  id: 'No.',
  created_at: 'Entered on',
  updated_at: 'Last changed',
  created_by: 'Entered by',
  row_version: 'Revision',
  is_active: 'Active',
  name: 'Name',
  description: 'Description',
  email: 'Email',
  photo: 'Photo',
  user_id: 'User account',
  permissions: 'Permissions',
  'permissions.action': 'Action',
  'permissions.subject': 'Applies to',
};
