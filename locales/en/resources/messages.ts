import type { ResourceLabels } from '../../labels.ts';

export const messages = {
  notification: {
    name: 'Notification |||| Notifications',
    empty: 'You have no notifications yet.',
    fields: {
      title: 'Title',
      body: 'Text',
      link: 'Link',
      user_id: 'Recipient',
      read_at: 'Read at',
    },
    options: { status: { unread: 'Unread', read: 'Read' } },
    actions: {
      open_done: '%{name} marked this as read.',
      open: 'Mark as read',
    },
  },
  smsMessage: {
    name: 'SMS |||| SMS Report',
    empty: 'No SMS messages yet. Each message you send appears here with its status.',
    fields: {
      recipient: 'Recipient',
      body: 'Text',
      batch: 'Batch',
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
