import { roleDeclaration } from '../../src/core/access/role.ts';
import { defineResource } from '../../src/core/index.ts';
import { ROLES } from './roles.ts';

export const role = defineResource({
  ...roleDeclaration,
  path: '/role/and/permission',
  permanent: Object.values(ROLES),
  endpoints: { list: '/get/all/roles' },
});
