import { useTranslate } from 'react-admin';
import type { AnyRecord } from '../../format/values.ts';
import { useFormSession } from './session/formSession.ts';
import { LockedAlert } from './LockedAlert.tsx';

interface LockedNoteProps {
  /** The record as it is now. */
  readonly record: AnyRecord;
  readonly onDiscard: () => void;
}

/** Says above a form with something typed in it that its record can no longer be changed. */
export function LockedNote({ record, onDiscard }: LockedNoteProps) {
  const { resource } = useFormSession();
  const translate = useTranslate();
  const button = { label: translate('screens.locked.discard'), onClick: onDiscard };
  const more = translate('screens.locked.typed');
  return <LockedAlert resource={resource} record={record} severity="warning" button={button} more={more} />;
}
