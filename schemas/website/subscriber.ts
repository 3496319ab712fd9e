import { date, defineResource, email, text } from '../../src/core/index.ts';

/** Who wants to hear from the school by email. */
export const subscriber = defineResource({
  name: 'subscriber',
  area: 'website',
  icon: 'Notifications',
  path: '/public/subscriber',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  endpoints: { list: '/get/all/subscribers' },
  fields: {
    email: email({ required: true, unique: true }),
    name: text({ max: 120 }),
    subscribed_on: date({ required: true, initial: 'today', notInFuture: true }),
  },
  toggle: true,
  title: 'email',
  list: { sort: '-subscribed_on' },
});
