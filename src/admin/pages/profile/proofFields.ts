import type { Fields } from '../../../core/fields/field.ts';
import { CODE } from './accountFields.ts';

export const PROOF_LABELS = { current_password: 'shell.profilePage.currentPassword', code: 'security.code' };
export const PROOF_FILLS = { current_password: 'current-password', code: 'one-time-code' };
export const PROOF_HINTS = { code: 'security.codeHint' };

/** Fields with that of the code, where a second factor is set up. */
export function withCode<F extends Fields>(fields: F, hasSecondFactor: boolean): F & Partial<typeof CODE> {
  return hasSecondFactor ? { ...fields, ...CODE } : fields;
}
