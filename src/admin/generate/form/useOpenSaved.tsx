import type { ReactElement } from 'react';
import { type RaRecord, useNotificationContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isFilled } from '../../../core/conditions.ts';
import type { Resource } from '../../../core/resource.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { titleOf } from '../../format/titleOf.ts';
import { useMay } from '../../providers/ability.ts';
import { rowAddresses } from '../shared/rowAddresses.ts';

/** What leads to a record that was just made, for the notice of it; nothing where its maker may not open it. */
export function useOpenSaved(resource: Resource): (saved: RaRecord) => ReactElement | undefined {
  const may = useMay();
  const conventions = useConventions();
  return (record) => {
    // Some back ends do not tell which record they have made.
    if (!isFilled(record.id)) return undefined;
    const { open } = rowAddresses({ resource, record, may, search: '' });
    if (open === undefined) return undefined;
    return <OpenLink key={open} address={open} name={titleOf(resource, record, conventions)} />;
  };
}

interface OpenLinkProps {
  readonly address: string;
  /** What the record is called. */
  readonly name: string;
}

/** Takes its notice away when it is followed. */
function OpenLink({ address, name }: OpenLinkProps) {
  const translate = useTranslate();
  const { setNotifications } = useNotificationContext();
  const close = () =>
    setNotifications((all) => all.filter(({ notificationOptions }) => notificationOptions?.action?.key !== address));
  return (
    <Link to={address} className="form-open" onClick={close}>
      {translate('screens.form.open', { name })}
    </Link>
  );
}
