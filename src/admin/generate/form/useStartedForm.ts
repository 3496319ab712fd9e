import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AnyRecord } from '../../format/values.ts';

/**
 * A form that starts from some values, which may change while it is open. What somebody has typed stays. A new record
 * takes over only what has changed of its start (its day, once the institute's clock is known): all else may hold what
 * an input has begun with since.
 */
export function useStartedForm(values: AnyRecord, isNew: boolean) {
  const [first] = useState(values);
  const form = useForm({
    values: isNew ? first : values,
    resetOptions: { keepDirtyValues: true },
    mode: 'onSubmit',
    // It would take a record that is made together with this one for a field, and stop there.
    shouldFocusError: false,
  });
  const started = useRef(values);
  useEffect(() => {
    const changed = Object.entries(values).filter(([name, value]) => !isSame(value, started.current[name]));
    started.current = values;
    if (!isNew) return;
    for (const [name, value] of changed)
      if (!form.getFieldState(name).isDirty) form.resetField(name, { defaultValue: value });
  }, [form, isNew, values]);
  return form;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
