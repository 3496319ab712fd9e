import { Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { useConventions } from '../../fields/useConventions.ts';
import { OfferFilterContext, useRecordDialog } from './recordDialog.ts';
import { optionOf, type ReferenceOption } from './useReferenceOptions.ts';
import type { Creation } from './creation.ts';
import { useRegistry } from '../../product/product.ts';

interface NewRecordProps {
  readonly target: string;
  readonly creation: Creation;
  readonly onMade: (option: ReferenceOption) => void;
}

/** The form of a record that was missing, over the form in which it is to be chosen. */
export function NewRecord({ target, creation, onMade }: NewRecordProps) {
  const { given, filter, end } = creation;
  const RecordDialog = useRecordDialog();
  const registry = useRegistry();
  const conventions = useConventions();
  if (!given || !RecordDialog) return null;
  return (
    // What is sent and typed in there is no business of the form that this stands in.
    <div {...KEPT_INSIDE}>
      <OfferFilterContext value={filter}>
        <Suspense fallback={null}>
          <RecordDialog
            resource={registry.get(target)}
            given={given}
            onClose={end}
            onSaved={(record) => {
              onMade(optionOf(registry.get(target), record as RaRecord, conventions));
              end();
            }}
          />
        </Suspense>
      </OfferFilterContext>
    </div>
  );
}

const stop = (event: React.SyntheticEvent) => event.stopPropagation();
const KEPT_INSIDE = { onSubmit: stop, onKeyDown: stop, onBlur: stop, onChange: stop };
