import type { access as english } from '../en/access.ts';

export const access: typeof english = {
  role: {
    name: 'Perfil de acesso |||| Perfis de acesso',
    empty:
      'Um perfil de acesso diz o que se pode ver e fazer. Adicione um perfil de acesso e depois atribua-o a usuários.',
    fields: {
      requires_second_factor: 'Exige verificação em duas etapas',
      requires_second_factor_help:
        'Usuários deste perfil de acesso não podem fazer mais nada até configurá-la no próprio perfil.',
      permissions_help: 'Cada marca permite uma ação em uma parte do sistema.',
    },
  },
  user: {
    name: 'Usuário |||| Usuários',
    empty: 'Quem entra no sistema tem uma conta de usuário. Adicione a primeira e dê a ela um perfil de acesso.',
    fields: {
      login_id: 'ID de acesso',
      login_id_help: 'Um ID que pode ser usado em vez do e-mail.',
      role_id: 'Perfil de acesso',
      password: 'Senha',
      password_help:
        'Pelo menos 8 caracteres, com letra maiúscula, letra minúscula, dígito e um destes sinais: !@#$%&*(). Em branco, a senha existente continua valendo.',
      password_new_help:
        'Pelo menos 8 caracteres, com letra maiúscula, letra minúscula, dígito e um destes sinais: !@#$%&*(). Deixe vazio para dar um link de acesso em vez dela.',
      last_login_at: 'Último acesso',
      permissions_help:
        'O que este usuário pode fazer além do perfil de acesso ou, se a permissão for negada, não pode fazer apesar dele.',
      'permissions.is_denied': 'Negada',
    },
  },
};
