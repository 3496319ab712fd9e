import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { Resource } from '../../../core/resource.ts';
import { useMay } from '../../providers/ability.ts';
import { rowAddresses } from '../shared/rowAddresses.ts';

interface RecordLinkProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly children: ReactNode;
}

/** What a record is called, leading to it: for the keyboard what a click anywhere on the row is for the mouse. */
export function RecordLink({ resource, record, children }: RecordLinkProps) {
  const may = useMay();
  const { search } = useLocation();
  const { open } = rowAddresses({ resource, record, may, search });
  if (!open) return children;
  return (
    <Link className="list-title" to={open}>
      {children}
    </Link>
  );
}
