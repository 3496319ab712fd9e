import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { titleOf } from '../../format/titleOf.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';
import { useRegistry } from '../../product/product.ts';
import { useMay } from '../../providers/ability.ts';
import { useHasOwnCalls } from '../../providers/backEnd.ts';
import { accountOf } from './accountOf.ts';
import { isLinkOffered } from './linkOffer.ts';

const LinkDialog = lazyPage(() => import('./loginDialogs.ts').then((module) => module.LinkDialog));

/** On the page of a user, or of somebody with a login: gives them a link to choose a password. */
export function LinkButton({ resource, record }: { readonly resource: Resource; readonly record: RaRecord }) {
  const translate = useTranslate();
  const may = useMay();
  const user = useRegistry().get('user');
  const { conventions } = useWords();
  const { state } = useLocation();
  const hasOwnCalls = useHasOwnCalls();
  const userId = accountOf(resource, record);
  const [isOpen, setOpen] = useState(() => isLinkOffered(state));
  if (userId === undefined || !hasOwnCalls || !may(user, 'update')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('screens.show.signInLink')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LinkDialog userId={userId} name={titleOf(resource, record, conventions)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
