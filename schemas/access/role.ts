import { children, defineResource, longText, text } from '../../src/core/index.ts';

export const role = defineResource({
  name: 'role',
  area: 'access',
  icon: 'AdminPanelSettings',
  path: '/role/and/permission',
  permission: 'Permission',
  endpoints: { list: '/get/all/roles' },
  fields: {
    name: text({ required: true, max: 60, unique: true }),
    description: longText({ max: 300 }),
    permissions: children(
      { action: text({ required: true, max: 40 }), subject: text({ required: true, max: 60 }) },
      { help: true },
    ),
  },
  toggle: true,
  list: { columns: ['name', 'description', 'is_active'], sort: 'id' },
  form: { size: 'page' },
});
