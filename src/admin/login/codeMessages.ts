import type { CodeMessages } from '../../../locales/en/code.ts';
import { partMessages } from './partMessages.ts';

export const loadCodeMessages = partMessages<'code', CodeMessages>(
  'code',
  (locale) => import(`../../../locales/${locale}/code.ts`),
);
