import type { SetupMessages } from '../../../locales/en/setup.ts';
import { partMessages } from './partMessages.ts';

export const loadSetupMessages = partMessages<'setup', SetupMessages>(
  'setup',
  (locale) => import(`../../../locales/${locale}/setup.ts`),
);
