import type { messages as english } from '../../en/resources/messages.ts';

export const messages: typeof english = {
  notification: {
    name: 'Notification |||| Notifications',
    empty: 'Vous n’avez aucune notification. Ce que l’établissement a à vous dire figure ici.',
    fields: {
      title: 'Titre',
      body: 'Texte',
      link: 'Mène à',
      user_id: 'Pour',
      read_at: 'Lue le',
    },
    options: { status: { unread: 'Non lue', read: 'Lue' } },
    actions: {
      open_done: '%{name}\u00a0: notification marquée comme lue.',
      open: 'Marquer comme lue',
    },
  },
  smsMessage: {
    name: 'SMS |||| Rapport des SMS',
    empty:
      'Aucun SMS n’a encore été envoyé. Dès que le premier est rédigé, chaque message figure ici avec ce qu’il est devenu.',
    fields: {
      recipient: 'Destinataire',
      body: 'Texte',
      batch: 'Envoi groupé',
      segments: 'Segments',
      cost: 'Coût',
      gateway: 'Passerelle',
      attempts: 'Tentatives',
      sent_at: 'Envoyé le',
      delivered_at: 'Remis le',
      failure: 'Motif de l’échec',
    },
    options: { status: { queued: 'En attente d’envoi', sent: 'Envoyé', delivered: 'Remis', failed: 'Échec' } },
  },
};
