import { lazyPage } from '../../loading/lazyPage.tsx';

/** What asks before a deletion, and offers to undo it; a list does without it until then. */
export const DeleteDialogPage = lazyPage(() => import('./lateDialogs.ts').then((module) => module.DeleteDialog));
