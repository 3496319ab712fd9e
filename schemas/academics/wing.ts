import { defineResource, longText, phone, text } from '../../src/core/index.ts';

export const wing = defineResource({
  name: 'wing',
  area: 'academics',
  icon: 'Apartment',
  path: '/wing',
  permission: 'Wing',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/get/all/wing' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    phone: phone(),
    address: longText({ max: 500 }),
  },
  related: [{ resource: 'wingSection', by: 'wing_id' }],
  toggle: true,
});
