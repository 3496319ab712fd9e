import type { RaRecord } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { screenAddress } from '../../addresses/addresses.ts';
import type { May } from '../../providers/ability.ts';
import { isLocked } from './isLocked.ts';

interface RowAddressesOptions {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly may: May;
  /** The list's own query: a dialog over the list leaves it as it is. */
  readonly search: string;
}

export interface RowAddresses {
  readonly show?: string;
  readonly edit?: string;
  /** Where a click on the row leads: small records are edited at once, large ones are looked at first. */
  readonly open?: string;
}

/** The addresses of a record that its state and the user's permissions leave open. */
export function rowAddresses({ resource, record, may, search }: RowAddressesOptions): RowAddresses {
  const { screens, form } = resource;
  const isDialog = form.size === 'dialog';
  const show = screens.show && may(resource, 'read') ? screenAddress(resource, 'show', record.id) : undefined;
  const isEditable = screens.edit && may(resource, 'update', record) && !isLocked(resource, record);
  const edit = isEditable ? screenAddress(resource, 'edit', record.id) + (isDialog ? search : '') : undefined;
  const open = isDialog ? (edit ?? show) : (show ?? edit);
  return { ...(show && { show }), ...(edit && { edit }), ...(open && { open }) };
}
