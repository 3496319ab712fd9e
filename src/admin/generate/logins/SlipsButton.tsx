import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';
import { useRegistry } from '../../product/product.ts';
import { useMay } from '../../providers/ability.ts';
import { useHasOwnCalls } from '../../providers/backEnd.ts';
import { hasAccounts } from './accountOf.ts';

const SlipsDialog = lazyPage(() => import('./SlipsDialog.tsx').then((module) => module.SlipsDialog));

interface SlipsButtonProps {
  readonly resource: Resource;
  readonly ids: readonly Identifier[];
  readonly seen: readonly AnyRecord[];
}

/** Beside a selection of people: prints a slip with a sign-in link for each. */
export function SlipsButton({ resource, ids, seen }: SlipsButtonProps) {
  const translate = useTranslate();
  const may = useMay();
  const user = useRegistry().get('user');
  const [isOpen, setOpen] = useState(false);
  const hasOwnCalls = useHasOwnCalls();
  if (!hasOwnCalls || !hasAccounts(resource) || !may(user, 'update')) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {translate('screens.bulk.slips')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SlipsDialog resource={resource} ids={ids} seen={seen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
