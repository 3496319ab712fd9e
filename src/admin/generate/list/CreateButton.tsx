import { Icon } from '../../icons/Icon.tsx';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { Resource } from '../../../core/resource.ts';
import { resourceInSentence } from '../../format/labels.ts';
import { useMay } from '../../providers/ability.ts';
import { backTo } from '../shared/wayBack.ts';
import { createAddress } from './createAddress.ts';

/** Leads to the form for a new record, for whoever may make one. */
export function CreateButton({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const may = useMay();
  const { pathname, search } = useLocation();
  const address = createAddress(resource, search);
  if (!address || !may(resource, 'create')) return null;
  return (
    <Button
      component={Link}
      to={address}
      state={backTo(pathname + search)}
      variant="contained"
      startIcon={<Icon name="Add" size="small" />}
      aria-keyshortcuts="Alt+N"
      title={translate('screens.list.createHint')}
    >
      {translate('screens.form.createTitle', { name: resourceInSentence(translate, resource.name, 1) })}
    </Button>
  );
}
