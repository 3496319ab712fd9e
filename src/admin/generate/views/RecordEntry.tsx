import type { CSSProperties, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { Resource } from '../../../core/resource.ts';
import { useMay } from '../../providers/ability.ts';
import { rowAddresses } from '../shared/rowAddresses.ts';

interface RecordEntryProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly className: string;
  readonly children: ReactNode;
  readonly title?: string;
  readonly tabIndex?: number;
  readonly style?: CSSProperties;
  readonly onFocus?: () => void;
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;
}

/** A record as it stands in a week, a month or a plan: it leads to where its row in the list does. */
export function RecordEntry({ resource, record, data, children, ...shown }: RecordEntryProps) {
  const may = useMay();
  const { search } = useLocation();
  const { open } = rowAddresses({ resource, record, may, search });
  if (!open)
    return (
      <span {...shown} {...data}>
        {children}
      </span>
    );
  return (
    <Link {...shown} {...data} to={open}>
      {children}
    </Link>
  );
}
