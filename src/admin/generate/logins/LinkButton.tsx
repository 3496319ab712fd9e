import { Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { Resource } from '../../../core/resource.ts';
import { LinkOffer } from './LinkOffer.tsx';
import { type NewLogin, offeredOn } from './newLogins.ts';
import { useMayGiveLink } from './useMayGiveLink.ts';

/** On the page of a user, or of somebody with a login: gives them a link to choose a password. */
export function LinkButton({ resource, record }: { readonly resource: Resource; readonly record: RaRecord }) {
  const translate = useTranslate();
  const { state } = useLocation();
  const mayGive = useMayGiveLink(resource, record);
  const [people, setPeople] = useState<readonly NewLogin[]>(() => offeredOn(state));
  return (
    <>
      {mayGive && (
        <Button variant="outlined" onClick={() => setPeople([{ resource: resource.name, id: Number(record.id) }])}>
          {translate('screens.show.signInLink')}
        </Button>
      )}
      {people.length > 0 && (
        <LinkOffer people={people} resource={resource} record={record} onClose={() => setPeople([])} />
      )}
    </>
  );
}
