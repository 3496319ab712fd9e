import { defineResource, email, longText, phone, status, text } from '../../src/core/index.ts';

/** What a visitor wrote to the school. */
export const contactMessage = defineResource({
  name: 'contactMessage',
  area: 'website',
  icon: 'Mail',
  path: '/public/contact/us',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  endpoints: { list: '/get/all/contact/us/information' },
  fields: {
    name: text({ required: true, max: 120 }),
    email: email({ requiredWhen: { phone: { filled: false } } }),
    phone: phone({ requiredWhen: { email: { filled: false } } }),
    subject: text({ required: true, max: 160 }),
    message: longText({ required: true, max: 4000 }),
    status: status({ new: 0, read: 1, answered: 2 }),
    answer: longText({ max: 4000, readOnly: true, help: true }),
  },
  title: 'subject',
  facts: ['name', 'created_at', 'message', 'email', 'phone'],
  list: {
    columns: ['created_at', 'name', 'subject', 'phone', 'status'],
    filters: ['status', 'created_at'],
    sort: '-created_at',
    search: ['name', 'email', 'phone', 'subject', 'message'],
  },
  actions: {
    read: { from: 'new', to: 'read', permission: 'update', icon: 'Check' },
    answer: {
      from: ['new', 'read'],
      to: 'answered',
      permission: 'update',
      ask: ['answer'],
      icon: 'Mail',
      tone: 'success',
    },
  },
});
