import type { permissions as english } from '../en/permissions.ts';

export const permissions: typeof english = {
  actions: {
    full: 'Tudo',
    read: 'Ver',
    create: 'Adicionar',
    update: 'Alterar',
    delete: 'Apagar',
    'grant any': 'Conceder qualquer permissão',
    'view as': 'Ver como outro usuário',
  },
  subjects: {
    Audit: 'Registro de auditoria',
    Auth: 'Própria conta',
    Dashboard: 'Página inicial',
    Permission: 'Usuários, perfis e tarefas',
  },
  table: {
    general: 'Geral',
    subject: 'Aplica-se a',
    more: 'Outras',
    whole: 'Linha inteira',
    cell: '%{subject}: %{action}',
    search: 'Procurar permissão',
    noneFound: 'Nenhuma permissão corresponde a esta busca.',
    copy: 'Copiar de um perfil',
    copyFailed: 'O perfil não pôde ser lido. Escolha-o de novo.',
    unchanged: 'Nenhuma permissão foi alterada.',
    changed: '%{added} adicionada(s), %{removed} removida(s).',
    holders: '%{smart_count} usuário ativo tem este perfil. |||| %{smart_count} usuários ativos têm este perfil.',
    details: 'Ver o que muda',
    added: 'Adicionadas',
    removed: 'Removidas',
    fullHint: '“Tudo” inclui cada ação da linha e o que só ele permite, como decidir sobre os próprios lançamentos.',
    unknown: 'Gravadas, mas não usadas em lugar nenhum',
    remove: 'Remover %{permission}',
  },
};
