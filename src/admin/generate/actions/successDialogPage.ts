import { lazyPage } from '../../loading/lazyPage.tsx';

/** What only a change of status shows; a list does without it until then. */
export const SuccessDialogPage = lazyPage(() => import('./SuccessDialog.tsx').then((module) => module.SuccessDialog));
