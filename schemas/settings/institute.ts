import { choice, color, defineResource, email, image, longText, phone, text, url } from '../../src/core/index.ts';
import { MONTHS } from '../months.ts';

export const institute = defineResource({
  name: 'institute',
  area: 'settings',
  icon: 'School',
  path: '/institute',
  permission: 'Institute',
  read: 'public',
  endpoints: { list: '/get/institute/information' },
  fields: {
    name: text({ required: true, max: 120 }),
    name_local: text({ max: 120, help: true }),
    code: text({ max: 30, format: 'code' }),
    logo: image({ maxMB: 2 }),
    color: color(),
    address: longText({ max: 500 }),
    phone: phone(),
    email: email(),
    website: url(),
    currency: text({ required: true, length: 3, format: 'currency', initial: 'BDT', help: true }),
    country: text({ required: true, length: 2, format: 'country', initial: 'BD', help: true }),
    time_zone: text({ required: true, max: 60, format: 'timeZone', initial: 'Asia/Dhaka', help: true }),
    school_year_starts_in: choice(MONTHS, { required: true, initial: MONTHS.january, help: true }),
  },
  singleton: true,
  form: {
    sections: [
      { name: 'identity', fields: ['name', 'name_local', 'code', 'logo', 'color'] },
      { name: 'contact', fields: ['address', 'phone', 'email', 'website'] },
      { name: 'conventions', fields: ['currency', 'country', 'time_zone', 'school_year_starts_in'] },
    ],
  },
});
