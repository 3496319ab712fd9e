import { roleDeclaration } from '../../src/core/access/role.ts';
import { defineResource } from '../../src/core/index.ts';

export const role = defineResource({
  ...roleDeclaration,
  path: '/role/and/permission',
  endpoints: { list: '/get/all/roles' },
});
