import { lazyPage } from '../../loading/lazyPage.tsx';

/** It may have to ask for anything, so it brings every kind of input with it; a list does without them until then. */
export const ActionDialogPage = lazyPage(() => import('./ActionDialog.tsx').then((module) => module.ActionDialog));
