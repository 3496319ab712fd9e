import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { createPendingWrites } from '../../inputs/pendingWrites.ts';
import { type AuditFilter, readFilter, searchOf } from './auditFilters.ts';

/** Makes the next filter of the newest. */
export type ChangeFilter = (next: (filter: AuditFilter) => AuditFilter) => void;

/**
 * What is looked for, as the address has it. A change builds on the one before it also where the address does not show that
 * yet: of two filters that are set in quick succession none is lost.
 */
export function useAuditFilter() {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const filter = readFilter(search);
  const newest = useRef(filter);
  const [pendingWrites] = useState(createPendingWrites);

  useEffect(() => {
    if (!pendingWrites.isOwn(address)) newest.current = readFilter(new URLSearchParams(address));
  }, [address, pendingWrites]);

  const change: ChangeFilter = (next) => {
    newest.current = next(newest.current);
    const asked = new URLSearchParams(searchOf(newest.current));
    pendingWrites.add(asked.toString());
    setSearch(asked);
  };
  return { address, filter, change };
}
