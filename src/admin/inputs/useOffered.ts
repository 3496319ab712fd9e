import { useEffect, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isFilled } from '../../core/conditions.ts';
import type { ReferenceOptions } from '../../core/fields/options.ts';
import { narrowingOf } from '../../core/narrowing.ts';
import { useIsWaiting } from './combobox/useTypedChoice.ts';
import { pathIn, useFormScope } from './field/formScope.ts';
import { onlyFilter } from './onlyFilter.ts';

interface OfferedOptions {
  readonly field: ReferenceOptions;
  /** Called when a field that narrows the offer was changed, so that what is chosen may not fit any more. */
  readonly onNarrowed: () => void;
}

interface OfferedRecords {
  /** The filter for the records that are offered. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** Whether a field that narrows the offer still waits for what is typed in it. */
  readonly isHeld: boolean;
}

/** The records that a reference offers: those that its declaration allows and the form's other fields narrow. */
export function useOffered({ field, onNarrowed }: OfferedOptions): OfferedRecords {
  const scope = useFormScope();
  const { getFieldState } = useFormContext();
  const paths = narrowingOf(field).pairs.map(([, here]) => pathIn(scope, here));
  const key = JSON.stringify(useWatch({ name: paths }));

  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    // A record that arrives changes these fields too; only a person's change makes them dirty.
    if (paths.some((path) => getFieldState(path).isDirty)) onNarrowed();
  });

  const isHeld = useIsWaiting(paths);
  const filter = useMemo(() => {
    const values = JSON.parse(key) as readonly unknown[];
    const { through, pairs } = narrowingOf(field);
    const filled = pairs
      .map(([there], index) => [there, values[index]] as const)
      .filter(([, value]) => isFilled(value));
    const narrowed = Object.fromEntries(filled);
    return { ...onlyFilter(field.only), ...(through && filled.length > 0 ? { [through]: narrowed } : narrowed) };
  }, [field, key]);
  return { filter, isHeld };
}
