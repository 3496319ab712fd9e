import { useEffect, useEffectEvent } from 'react';
import type { RaRecord } from 'react-admin';
import { isTyping } from '../../shared/isTyping.ts';
import { rowAround } from './rows.ts';

interface RowKeysOptions {
  readonly records: readonly RaRecord[];
  readonly onEdit: ((record: RaRecord) => void) | undefined;
  readonly onAdd: (() => void) | undefined;
  readonly onMove: ((record: RaRecord, step: 1 | -1) => void) | undefined;
}

/** In a row, E or F2 opens it for typing, and Alt with an arrow moves it; Alt+N begins a new one. */
export function useRowKeys({ records, onEdit, onAdd, onMove }: RowKeysOptions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    const command = event.altKey ? ofAlt(event) : ofKey(event);
    if (!command) return;
    event.preventDefault();
    // The list itself answers Alt+N with the form of a new record.
    event.stopImmediatePropagation();
    command();
  });
  const ofAlt = (event: KeyboardEvent) => {
    if (event.code === 'KeyN') return onAdd;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    const record = step && recordAt(event.target);
    return record && step && onMove && (() => onMove(record, step));
  };
  const ofKey = (event: KeyboardEvent) => {
    if (isTyping(event.target) || (event.key !== 'F2' && event.code !== 'KeyE')) return undefined;
    const record = recordAt(event.target);
    return record && onEdit && (() => onEdit(record));
  };
  const recordAt = (target: EventTarget | null) => {
    const id = rowAround(target)?.dataset.id;
    return id === undefined ? undefined : records.find((record) => String(record.id) === id);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
