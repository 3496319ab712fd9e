import { defineResource, email, longText, phone, url } from '../../src/core/index.ts';

export const contactInformation = defineResource({
  name: 'contactInformation',
  plural: 'contactInformation',
  area: 'website',
  icon: 'Badge',
  path: '/public/contact/information',
  permission: 'Pubic Site',
  visibleTo: 'everybody',
  endpoints: { list: '/get/contact/information' },
  fields: {
    address: longText({ max: 500 }),
    phone: phone(),
    mobile: phone(),
    email: email(),
    office_hours: longText({ max: 300 }),
    map_url: url({ max: 2000, help: true }),
  },
  singleton: true,
  title: 'address',
});
