import { type ReactNode, Suspense, useState } from 'react';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';
import { useAccount } from '../../providers/ability.ts';
import { losesOwnAccess } from './losesOwnAccess.ts';

// Few change what they themselves may do.
const OwnAccessDialog = lazyPage(() => import('./OwnAccessDialog.tsx').then((module) => module.OwnAccessDialog));

interface OwnAccessQuestion {
  /** Saves at once, or once the question is answered with yes. */
  readonly askBefore: (entered: AnyRecord, save: () => void) => void;
  readonly question: ReactNode;
}

/** Asks before somebody takes permissions from themselves: they may not get back to the form to give them again. */
export function useOwnAccessQuestion(resource: Resource, record: AnyRecord | undefined): OwnAccessQuestion {
  const { user } = useAccount();
  const [waiting, setWaiting] = useState<{ readonly save: () => void }>();
  const askBefore = (entered: AnyRecord, save: () => void) => {
    const isAsked = user !== undefined && record !== undefined && losesOwnAccess(user, { resource, record, entered });
    if (isAsked) setWaiting({ save });
    else save();
  };
  const go = () => {
    setWaiting(undefined);
    waiting?.save();
  };
  const question = waiting && (
    <Suspense fallback={null}>
      <OwnAccessDialog onConfirm={go} onCancel={() => setWaiting(undefined)} />
    </Suspense>
  );
  return { askBefore, question };
}
