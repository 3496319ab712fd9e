import { dateTime, defineResource, longText, reference, status, text } from '../../src/core/index.ts';

/**
 * What the product tells somebody, in the language of whoever reads it. What happens elsewhere writes it; everybody sees
 * only their own. Written through `services/notices/notify.ts`.
 */
export const notification = defineResource({
  name: 'notification',
  area: 'messages',
  icon: 'Notifications',
  path: '/notification',
  permission: 'Notification',
  visibleTo: { rules: [{ rule: 'owner', by: 'user_id' }] },
  // Whoever is signed in may read their own, and say that they have.
  permissions: { open: { action: 'read', subject: 'Auth' } },
  read: 'signedIn',
  endpoints: { list: '/get/my/notification' },
  fields: {
    title: text({ required: true, max: 160 }),
    body: longText({ max: 1000 }),
    link: text(),
    user_id: reference('user', { required: true }),
    read_at: dateTime({ readOnly: true }),
    status: status({ unread: 0, read: 1 }),
  },
  readOnly: true,
  list: {
    columns: ['created_at', 'title', 'body', 'status'],
    filters: ['status', 'created_at'],
    sort: '-created_at',
    search: ['title', 'body'],
  },
  actions: { open: { from: 'unread', to: 'read', icon: 'Check' } },
});
