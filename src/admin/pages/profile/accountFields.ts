import { email, password, text } from '../../../core/fields/builders.ts';
import type { Fields } from '../../../core/fields/field.ts';
import { toLatin } from '../../../core/rules/parseAmount.ts';

/** What people may change about themselves; names are those of `PUT /me`. */
export const NAME = { name: text({ required: true, max: 120 }) } satisfies Fields;

/** What another address takes. */
export const EMAIL = { email: email(), current_password: text({ required: true }) } satisfies Fields;

/** What is asked for beside the present password where a second factor is set up. */
export const CODE = { code: text({ required: true, max: 40 }) } satisfies Fields;

/** What is wrong with a code that only an app can have made, as the key of its sentence. */
export function appCodeProblem(code: string): string | undefined {
  return /^\d{6}$/.test(toLatin(code).replace(/[\s-]/g, '')) ? undefined : 'security.sixDigits';
}

/** With what somebody proves that it is they who change their login. */
export const PROOF = { current_password: text({ required: true }) } satisfies Fields;

/** What changing a password takes; names are those of `POST /me/password`. */
export const PASSWORDS = {
  current_password: text({ required: true }),
  password: password({ required: true }),
  password_confirmation: text({ required: true, sameAs: 'password' }),
} satisfies Fields;
