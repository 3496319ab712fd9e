import { Suspense } from 'react';
import { lazyPage } from '../../routing/lazyPage.tsx';
import type { ActionDialogProps } from './ActionDialog.tsx';

// It may have to ask for anything, so it brings every kind of input with it; a list does without them until then.
const ActionDialog = lazyPage(() => import('./ActionDialog.tsx').then((module) => module.ActionDialog));

/** The dialog of a status action, fetched when one is taken. */
export function LazyActionDialog(props: ActionDialogProps) {
  return (
    <Suspense fallback={null}>
      <ActionDialog {...props} />
    </Suspense>
  );
}
