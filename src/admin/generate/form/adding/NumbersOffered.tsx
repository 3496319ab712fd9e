import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isFilled } from '../../../../core/conditions.ts';
import { nextFields } from '../../../../core/resource.ts';
import { useFormSession } from '../session/formSession.ts';
import { useNextNumbers } from './useNextNumbers.ts';

/**
 * Puts the next numbers into a form for a new record. What somebody has typed, or has emptied on purpose, stays; whoever comes to
 * an offered number types over it.
 */
export function NumbersOffered() {
  const { resource, suggested } = useFormSession();
  const { getFieldState, getValues, resetField } = useFormContext();
  const next = useNextNumbers(resource);
  const names = nextFields(resource).map(([name]) => name);
  const current: readonly unknown[] = useWatch({ name: names });
  const place = useRef<HTMLSpanElement>(null);

  const isOffered = (name: string) => !getFieldState(name).isDirty && suggested?.has(name, getValues(name));
  const offer = useEffectEvent(() => {
    for (const name of names) {
      const value = next?.[name] ?? null;
      const held: unknown = getValues(name) ?? null;
      if (next === undefined || getFieldState(name).isDirty || held === value) continue;
      // What came from an address or from what was kept is nobody's offer; what is on its way to the server is taken.
      if ((isFilled(held) && !suggested?.has(name, held)) || suggested?.isSent(name, value)) continue;
      suggested?.add(name, value);
      resetField(name, { defaultValue: value });
    }
  });
  const key = JSON.stringify([next, current]);
  useEffect(() => {
    if (key) offer();
  }, [key]);

  const select = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || !names.includes(target.name) || !isOffered(target.name)) return;
    requestAnimationFrame(() => target === document.activeElement && target.select());
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    const onFocus = (event: FocusEvent) => select(event.target);
    form?.addEventListener('focusin', onFocus);
    return () => form?.removeEventListener('focusin', onFocus);
  }, []);
  return <span ref={place} hidden />;
}
