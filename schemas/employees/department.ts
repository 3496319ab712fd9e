import { defineResource, longText, text } from '../../src/core/index.ts';

export const department = defineResource({
  name: 'department',
  area: 'employees',
  icon: 'Apartment',
  path: '/department',
  permission: 'Department',
  read: 'signedIn',
  endpoints: { list: '/get/all/department' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    code: text({ max: 20, format: 'code', unique: true }),
    description: longText({ max: 500 }),
  },
  toggle: true,
  seed: [
    { name: 'Administration', code: 'ADM' },
    { name: 'Bangla', code: 'BAN' },
    { name: 'English', code: 'ENG' },
    { name: 'Mathematics', code: 'MAT' },
    { name: 'Science', code: 'SCI', description: 'Physics, chemistry, biology and general science' },
    { name: 'Social Science', code: 'SOC', description: 'History, geography, civics and economics' },
    { name: 'Business Studies', code: 'BUS' },
    { name: 'ICT', code: 'ICT' },
    { name: 'Religious Studies', code: 'REL' },
    { name: 'Sports and Culture', code: 'SPC' },
  ],
});
