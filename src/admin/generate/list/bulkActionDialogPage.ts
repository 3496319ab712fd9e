import { lazyPage } from '../../loading/lazyPage.tsx';

/** Fields of many records are changed with all inputs that a form has. */
export const ChangeManyPage = lazyPage(() => import('./rowWork.ts').then((module) => module.ChangeManyDialog));

/** It may have to ask for anything, as the dialog for one record: a list does without it until then. */
export const BulkActionDialogPage = lazyPage(() => import('./rowWork.ts').then((module) => module.BulkActionDialog));
