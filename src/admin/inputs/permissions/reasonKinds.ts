import type { Reason } from '../../../core/permissions/explainPermission.ts';

/** Who decides on a permission: everybody has it, the role gives it, or it is given or denied to the person. */
export type ReasonKind = 'everybody' | 'role' | 'given' | 'denied';

export const KIND_OF: Readonly<Record<Reason, ReasonKind>> = {
  everybody: 'everybody',
  superAdmin: 'role',
  role: 'role',
  roleEverything: 'role',
  own: 'given',
  ownEverything: 'given',
  denied: 'denied',
  deniedEverything: 'denied',
  deniedPart: 'denied',
};
