import type { ResourceLabels } from '../../labels.ts';

export const messages = {
  notification: {
    name: 'Notification |||| Notifications',
    empty: 'You have no notifications. What the school has to tell you stands here.',
    fields: {
      title: 'Title',
      body: 'Text',
      link: 'Leads to',
      user_id: 'For',
      read_at: 'Read at',
    },
    options: { status: { unread: 'Unread', read: 'Read' } },
    actions: { open: 'Mark as read' },
  },
  smsMessage: {
    name: 'SMS |||| SMS Report',
    empty:
      'No SMS has been sent yet. Every message stands here with what became of it, as soon as the first one is composed.',
    fields: {
      recipient: 'Recipient',
      body: 'Text',
      batch: 'Sent together as',
      segments: 'Segments',
      cost: 'Cost',
      gateway: 'Gateway',
      attempts: 'Attempts',
      sent_at: 'Sent at',
      delivered_at: 'Delivered at',
      failure: 'Reason for failure',
    },
    options: { status: { queued: 'Queued', sent: 'Sent', delivered: 'Delivered', failed: 'Failed' } },
  },
} satisfies Record<string, ResourceLabels>;
