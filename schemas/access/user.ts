import { userDeclaration } from '../../src/core/access/user.ts';
import { computed, defineResource } from '../../src/core/index.ts';

/** Who may log in. Admission makes that of a new student (`rules/admission/applicant.ts`). */
export const user = defineResource({
  ...userDeclaration,
  path: '/user/and/permission',
  fields: {
    ...userDeclaration.fields,
    employee: computed({ as: 'records', records: { resource: 'employee', by: 'user_id' } }),
    student: computed({ as: 'records', records: { resource: 'student', by: 'user_id' } }),
    parent: computed({ as: 'records', records: { resource: 'studentParent', by: 'user_id' } }),
  },
});
