import { Suspense } from 'react';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { titleOf } from '../../format/titleOf.ts';
import type { AnyRecord } from '../../format/values.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';
import { accountOf } from './accountOf.ts';
import { useMayGiveLink } from './useMayGiveLink.ts';

const LinkDialog = lazyPage(() => import('./loginDialogs.ts').then((module) => module.LinkDialog));

interface LinkOfferProps {
  readonly resource: Resource;
  readonly record: AnyRecord;
  readonly onClose: () => void;
}

/** The dialog that gives a link to the user that a record is, or is about; nothing for whoever may give none. */
export function LinkOffer({ resource, record, onClose }: LinkOfferProps) {
  const { conventions } = useWords();
  const userId = accountOf(resource, record);
  const mayGive = useMayGiveLink(resource, record);
  if (userId === undefined || !mayGive) return null;
  return (
    <Suspense fallback={null}>
      <LinkDialog userId={userId} name={titleOf(resource, record, conventions)} onClose={onClose} />
    </Suspense>
  );
}
