import { lazyPage } from '../../loading/lazyPage.tsx';

/** It may have to ask for anything, as the dialog for one record: a list does without it until then. */
export const BulkActionDialogPage = lazyPage(() =>
  import('./BulkActionDialog.tsx').then((module) => module.BulkActionDialog),
);
