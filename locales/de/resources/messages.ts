import type { messages as english } from '../../en/resources/messages.ts';

export const messages: typeof english = {
  notification: {
    name: 'Benachrichtigung |||| Benachrichtigungen',
    empty: 'Sie haben keine Benachrichtigungen. Was die Schule Ihnen mitzuteilen hat, steht hier.',
    fields: {
      title: 'Titel',
      body: 'Text',
      link: 'Führt zu',
      user_id: 'Für',
      read_at: 'Gelesen am',
    },
    options: { status: { unread: 'Ungelesen', read: 'Gelesen' } },
    actions: {
      open_done: '%{name} hat die Mitteilung als gelesen markiert.',
      open: 'Als gelesen markieren',
    },
  },
  smsMessage: {
    name: 'SMS |||| SMS-Bericht',
    empty:
      'Es wurde noch keine SMS gesendet. Sobald die erste verfasst ist, steht hier jede Nachricht mit dem, was aus ihr wurde.',
    fields: {
      recipient: 'Empfänger',
      body: 'Text',
      batch: 'Sammelversand',
      segments: 'Teile',
      cost: 'Kosten',
      gateway: 'Versanddienst',
      attempts: 'Versuche',
      sent_at: 'Gesendet am',
      delivered_at: 'Zugestellt am',
      failure: 'Fehlerursache',
    },
    options: { status: { queued: 'Wartet', sent: 'Gesendet', delivered: 'Zugestellt', failed: 'Fehlgeschlagen' } },
  },
};
