/** What the fields are called that every product has. */
export const fields = {
  id: 'ID',
  created_at: 'Added on',
  updated_at: 'Last updated',
  created_by: 'Added by',
  entered_by: 'Added or changed by',
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
