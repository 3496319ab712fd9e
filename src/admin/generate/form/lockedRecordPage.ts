import { lazyPage } from '../../loading/lazyPage.tsx';

/** A form does without it: few records are locked, and then nothing is typed that could be lost. */
export const LockedRecordPage = lazyPage(() => import('./LockedRecord.tsx').then((module) => module.LockedRecord));
