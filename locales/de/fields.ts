import type { fields as english } from '../en/fields.ts';

/** What the fields are called that every product has. */
export const fields: typeof english = {
  id: 'Nr.',
  created_at: 'Erfasst am',
  updated_at: 'Zuletzt geändert',
  created_by: 'Erfasst von',
  entered_by: 'Erfasst oder geändert von',
  row_version: 'Bearbeitungsstand',
  is_active: 'Aktiv',
  name: 'Name',
  description: 'Beschreibung',
  email: 'E-Mail',
  photo: 'Foto',
  user_id: 'Benutzerkonto',
  permissions: 'Berechtigungen',
  'permissions.action': 'Aktion',
  'permissions.subject': 'Gilt für',
};
