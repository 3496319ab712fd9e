import type { PasswordLinkMessages } from '../../../locales/en/passwordLinks.ts';
import { partMessages } from './partMessages.ts';

export const loadPasswordLinkMessages = partMessages<'passwordLinks', PasswordLinkMessages>(
  'passwordLinks',
  (locale) => import(`../../../locales/${locale}/passwordLinks.ts`),
);
