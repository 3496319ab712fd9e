import type { fields as english } from '../en/fields.ts';

/** What the fields are called that every product has. */
export const fields: typeof english = {
  id: 'Nº',
  created_at: 'Registrado em',
  updated_at: 'Última alteração',
  created_by: 'Registrado por',
  entered_by: 'Registrado ou alterado por',
  row_version: 'Revisão',
  is_active: 'Ativo',
  name: 'Nome',
  description: 'Descrição',
  email: 'E-mail',
  photo: 'Foto',
  user_id: 'Conta de usuário',
  permissions: 'Permissões',
  'permissions.action': 'Ação',
  'permissions.subject': 'Aplica-se a',
};
