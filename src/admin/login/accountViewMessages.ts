import type { AccountViewMessages } from '../../../locales/en/accountView.ts';
import { partMessages } from './partMessages.ts';

export const loadAccountViewMessages = partMessages<'accountView', AccountViewMessages>(
  'accountView',
  (locale) => import(`../../../locales/${locale}/accountView.ts`),
);
