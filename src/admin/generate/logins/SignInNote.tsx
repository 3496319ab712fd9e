import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { accountOf } from './accountOf.ts';

/** On the page of a user, or of somebody with a login: why nobody can sign in with it. */
export function SignInNote({ resource, record }: { readonly resource: Resource; readonly record: AnyRecord }) {
  const translate = useTranslate();
  const note = noteOf(resource, record);
  return note && <Alert severity="info">{translate(`screens.show.${note}`)}</Alert>;
}

function noteOf(resource: Resource, record: AnyRecord): 'inactivePerson' | 'noPasswordText' | undefined {
  if (accountOf(resource, record) === undefined) return undefined;
  if (resource.name !== 'user') return Number(record.is_active) === 0 ? 'inactivePerson' : undefined;
  if (record.sign_in === 'inactive_person') return 'inactivePerson';
  return record.sign_in === 'no_password' ? 'noPasswordText' : undefined;
}
