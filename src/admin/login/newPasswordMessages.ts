import type { NewPasswordMessages } from '../../../locales/en/newPassword.ts';
import { partMessages } from './partMessages.ts';

export const loadNewPasswordMessages = partMessages<'newPassword', NewPasswordMessages>(
  'newPassword',
  (locale) => import(`../../../locales/${locale}/newPassword.ts`),
);
