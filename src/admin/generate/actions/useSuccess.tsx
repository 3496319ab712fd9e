import { type ReactNode, Suspense, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { type FocusOrigin, focusOrigin, returnFocus } from './returnFocus.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';

/** What only a change of status shows; a list does without it until then. */
const SuccessDialogPage = lazyPage(() => import('./SuccessDialog.tsx').then((module) => module.SuccessDialog));

interface Success {
  readonly message: string;
  readonly from: FocusOrigin;
}

/** The dialog that says that a change of status has succeeded, in the server's words, and the way to open it. */
export function useSuccess(): {
  readonly dialog: ReactNode;
  /** `from` is where the focus was when the change began; it returns there. */
  readonly saySuccess: (message: string | undefined, from: FocusOrigin) => void;
} {
  const translate = useTranslate();
  const [success, setSuccess] = useState<Success>();
  const saySuccess = useEvent((message: string | undefined, from: FocusOrigin) =>
    setSuccess({ message: message ?? translate('screens.toggle.done'), from }),
  );
  const close = useEvent(() => {
    setSuccess(undefined);
    returnFocus(success?.from ?? focusOrigin());
  });
  const dialog = success && (
    <Suspense fallback={null}>
      <SuccessDialogPage message={success.message} onClose={close} />
    </Suspense>
  );
  return { dialog, saySuccess };
}
