import type { AddingMessages } from '../../../locales/en/adding.ts';
import { partMessages } from './partMessages.ts';

export const loadAddingMessages = partMessages<'adding', AddingMessages>(
  'adding',
  (locale) => import(`../../../locales/${locale}/adding.ts`),
);

export type { AddingMessages };
