import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { VIEW_AS } from '../../../core/access/role.ts';
import type { Resource } from '../../../core/resource.ts';
import { currentView } from '../../auth/accountView.ts';
import { useWords } from '../../fields/useWords.ts';
import { titleOf } from '../../format/titleOf.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';
import { useRegistry } from '../../product/product.ts';
import { useAccount, useMay } from '../../providers/ability.ts';
import { useHasOwnCalls } from '../../providers/backEnd.ts';
import { accountOf } from './accountOf.ts';

const ViewAsDialog = lazyPage(() => import('./loginDialogs.ts').then((module) => module.ViewAsDialog));

/** On the page of a user, or of somebody with a login: shows the product as they see it. */
export function ViewAsButton({ resource, record }: { readonly resource: Resource; readonly record: RaRecord }) {
  const translate = useTranslate();
  const may = useMay();
  const user = useRegistry().get('user');
  const { user: looker } = useAccount();
  const { conventions } = useWords();
  const hasOwnCalls = useHasOwnCalls();
  const [isOpen, setOpen] = useState(false);
  const userId = accountOf(resource, record);
  const isOffered = userId !== undefined && userId !== looker?.id && !currentView() && may(user, VIEW_AS);
  // Nobody can sign in as who is inactive, so nobody sees what they see.
  const isInactive = resource.name === 'user' && Number(record.is_active) !== 1;
  if (!isOffered || isInactive || !hasOwnCalls) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('screens.show.viewAs')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ViewAsDialog userId={userId} name={titleOf(resource, record, conventions)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
