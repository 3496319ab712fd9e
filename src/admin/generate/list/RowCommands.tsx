import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { type RaRecord, useEvent } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Resource } from '../../../core/resource.ts';
import { useMay } from '../../providers/ability.ts';
import { DeleteDialogPage } from './deleteDialogPage.ts';
import { useRecordCommands } from '../actions/useRecordCommands.tsx';
import { rowAddresses } from '../shared/rowAddresses.ts';
import { RowCommandsContext } from './rowCommandsContext.ts';

/** Does what the rows of a list ask for, with one dialog for all of them. */
export function RowCommands({ resource, children }: { readonly resource: Resource; readonly children: ReactNode }) {
  const may = useMay();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { take, toggle, dialogs } = useRecordCommands(resource);
  const [deleted, setDeleted] = useState<RaRecord>();

  const open = useEvent((record: RaRecord) => {
    const { open: address } = rowAddresses({ resource, record, may, search });
    if (address) navigate(address);
  });
  const commands = useMemo(() => ({ open, toggle, act: take, remove: setDeleted }), [open, toggle, take]);
  return (
    <RowCommandsContext.Provider value={commands}>
      {children}
      {deleted && (
        <Suspense fallback={null}>
          <DeleteDialogPage
            resource={resource}
            record={deleted}
            onClose={() => setDeleted(undefined)}
            onDeleted={focusHeading}
          />
        </Suspense>
      )}
      {dialogs}
    </RowCommandsContext.Provider>
  );
}

// The button that was pressed is gone with its row; without a place of its own the focus would fall back to the page's beginning.
function focusHeading() {
  setTimeout(() => document.getElementById('react-admin-title')?.focus({ preventScroll: true }));
}
