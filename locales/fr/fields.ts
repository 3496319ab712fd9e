import type { fields as english } from '../en/fields.ts';

/** What the fields are called that every product has. */
export const fields: typeof english = {
  id: 'N°',
  created_at: 'Saisi le',
  updated_at: 'Dernière modification',
  created_by: 'Saisi par',
  entered_by: 'Saisi ou modifié par',
  row_version: 'Révision',
  is_active: 'Actif',
  name: 'Nom',
  description: 'Description',
  email: 'E-mail',
  photo: 'Photo',
  user_id: 'Compte utilisateur',
  permissions: 'Autorisations',
  'permissions.action': 'Action',
  'permissions.subject': 'S’applique à',
};
