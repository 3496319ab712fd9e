import { Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { Resource } from '../../../core/resource.ts';
import { LinkOffer } from './LinkOffer.tsx';
import { isLinkOffered } from './linkOffered.ts';
import { useMayGiveLink } from './useMayGiveLink.ts';

/** On the page of a user, or of somebody with a login: gives them a link to choose a password. */
export function LinkButton({ resource, record }: { readonly resource: Resource; readonly record: RaRecord }) {
  const translate = useTranslate();
  const { state } = useLocation();
  const mayGive = useMayGiveLink(resource, record);
  const [isOpen, setOpen] = useState(() => isLinkOffered(state));
  if (!mayGive) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('screens.show.signInLink')}
      </Button>
      {isOpen && <LinkOffer resource={resource} record={record} onClose={() => setOpen(false)} />}
    </>
  );
}
