import { defineResource } from '../defineResource.ts';
import { boolean, children, longText, text } from '../fields/builders.ts';
import { MAX_PERMISSIONS } from '../limits.ts';

/** The role that may do everything, whatever permissions are stored for it. */
export const SUPER_ADMIN_ROLE = 1;

/** The action on roles with which somebody may hand out permissions without holding them. */
export const GRANT_ANY = 'grant any';

/** The action on roles with which somebody may look at the product as another user. */
export const VIEW_AS = 'view as';

/** What users of a role may do, as the engine needs it. The first role is the super admin's, who may do everything. */
export const roleDeclaration = {
  name: 'role',
  area: 'access',
  icon: 'AdminPanelSettings',
  path: '/roles',
  permission: 'Permission',
  visibleTo: 'everybody',
  fields: {
    name: text({ required: true, max: 60, unique: true }),
    description: longText({ max: 300 }),
    requires_second_factor: boolean({ required: true, initial: 0, help: true }),
    permissions: children(
      { action: text({ required: true, max: 40 }), subject: text({ required: true, max: 60 }) },
      { max: MAX_PERMISSIONS, help: true, permissions: true },
    ),
  },
  toggle: true,
  permanent: [SUPER_ADMIN_ROLE],
  list: { columns: ['name', 'description', 'is_active'], sort: 'id' },
  form: { size: 'page' },
} as const;

/** Roles as they are where a product adds nothing. */
export const role = defineResource(roleDeclaration);
