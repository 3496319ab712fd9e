import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import '../../inputs/switch.css';
import { useRowCommands } from './rowCommandsContext.ts';

/** Switches a record on or off; it moves once the server has agreed. */
export function ActiveSwitch({ record, title }: { readonly record: RaRecord; readonly title: string }) {
  const translate = useTranslate();
  const { toggle } = useRowCommands();
  const [isBusy, setBusy] = useState(false);
  // Disabling it would take the focus away from whoever works with the keyboard.
  const change = async () => {
    if (isBusy) return;
    setBusy(true);
    await toggle(record);
    setBusy(false);
  };
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={Number(record.is_active) === 1}
      className="switch"
      aria-label={translate('screens.toggle.label', { title })}
      checked={Number(record.is_active) === 1}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onChange={change}
    />
  );
}
