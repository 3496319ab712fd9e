import { lazyPage } from '../../routing/lazyPage.tsx';

/** The dialog of an import: a list does without it until somebody wants it. */
export const ImportDialogPage = lazyPage(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog));
