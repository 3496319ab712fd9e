import { userDeclaration } from '../../src/core/access/user.ts';
import { defineResource } from '../../src/core/index.ts';

export const user = defineResource({ ...userDeclaration, path: '/user/and/permission' });
