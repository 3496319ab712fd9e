import { defineResource, longText, phone, text } from '../../src/core/index.ts';

export const wing = defineResource({
  name: 'wing',
  area: 'academics',
  icon: 'Apartment',
  path: '/wing',
  permission: 'Wing',
  read: 'signedIn',
  endpoints: { list: '/get/all/wing' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    phone: phone(),
    address: longText({ max: 500 }),
  },
  toggle: true,
  seed: [
    { name: 'Boys', phone: '+880 2 5501 2201', address: '12 Lake Road, Dhanmondi, Dhaka 1205' },
    { name: 'Girls', phone: '+880 2 5501 2202', address: '14 Lake Road, Dhanmondi, Dhaka 1205' },
  ],
});
