import { email, password, text } from '../../../core/fields/builders.ts';
import type { Fields } from '../../../core/fields/field.ts';

/** What people may change about themselves; names are those of `PUT /me`. */
export const DETAILS = { name: text({ required: true, max: 120 }), email: email() } satisfies Fields;

/** What changing a password takes; names are those of `POST /me/password`. */
export const PASSWORDS = {
  current_password: text({ required: true }),
  password: password({ required: true }),
  password_confirmation: text({ required: true, sameAs: 'password' }),
} satisfies Fields;
