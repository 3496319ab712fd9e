import type { permissions as english } from '../en/permissions.ts';

export const permissions: typeof english = {
  actions: {
    full: 'Tudo',
    read: 'Ver',
    create: 'Adicionar',
    update: 'Alterar',
    delete: 'Excluir',
    'grant any': 'Conceder qualquer permissão',
    'view as': 'Ver como outro usuário',
  },
  subjects: {
    Audit: 'Registro de auditoria',
    Auth: 'Própria conta',
    Dashboard: 'Página inicial',
    Permission: 'Usuários, perfis e tarefas',
  },
};
