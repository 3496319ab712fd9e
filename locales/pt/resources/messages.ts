import type { messages as english } from '../../en/resources/messages.ts';

export const messages: typeof english = {
  notification: {
    name: 'Notificação |||| Notificações',
    empty: 'Você não tem notificações. O que a escola tem a lhe dizer aparece aqui.',
    fields: {
      title: 'Título',
      body: 'Texto',
      link: 'Leva a',
      user_id: 'Para',
      read_at: 'Lida em',
    },
    options: { status: { unread: 'Não lida', read: 'Lida' } },
    actions: {
      open_done: '%{name} marcou a notificação como lida.',
      open: 'Marcar como lida',
    },
  },
  smsMessage: {
    name: 'SMS |||| Relatório de SMS',
    empty:
      'Nenhum SMS foi enviado ainda. Cada mensagem aparece aqui com a sua situação, assim que a primeira for escrita.',
    fields: {
      recipient: 'Destinatário',
      body: 'Texto',
      batch: 'Envio em grupo',
      segments: 'Segmentos',
      cost: 'Custo',
      gateway: 'Serviço de envio',
      attempts: 'Tentativas',
      sent_at: 'Enviado em',
      delivered_at: 'Entregue em',
      failure: 'Motivo da falha',
    },
    options: { status: { queued: 'Na fila', sent: 'Enviado', delivered: 'Entregue', failed: 'Falhou' } },
  },
};
