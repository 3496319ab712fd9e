import { Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { registry } from '../../../../schemas/index.ts';
import { FormDialog } from '../../routing/pages.ts';
import { optionOf, type ReferenceOption } from '../useReferenceOptions.ts';
import type { Creation } from './creation.ts';

interface NewRecordProps {
  readonly target: string;
  readonly creation: Creation;
  readonly onMade: (option: ReferenceOption) => void;
}

/** The form of a record that was missing, over the form in which it is to be chosen. */
export function NewRecord({ target, creation, onMade }: NewRecordProps) {
  const { given, end } = creation;
  if (!given) return null;
  return (
    // What is sent and typed in there is no business of the form that this stands in.
    <div {...KEPT_INSIDE}>
      <Suspense fallback={null}>
        <FormDialog
          resource={registry.get(target)}
          given={given}
          onClose={end}
          onSaved={(record) => {
            onMade(optionOf(target, record as RaRecord));
            end();
          }}
        />
      </Suspense>
    </div>
  );
}

const stop = (event: React.SyntheticEvent) => event.stopPropagation();
const KEPT_INSIDE = { onSubmit: stop, onKeyDown: stop, onBlur: stop, onChange: stop };
