import type { OwnState } from './personRows.ts';

interface PersonBoxProps {
  readonly action: string;
  readonly name: string;
  readonly own: OwnState;
  readonly isHeld: boolean;
  /** It is not held because it is denied. */
  readonly isDenied: boolean;
  readonly short: string;
  /** The permission, whether it is held, and why. */
  readonly label: string;
  /** None where everybody has it, whatever is stored. */
  readonly onStep: (() => void) | undefined;
}

/** One permission of a person: a sign and a word say whether it is held, a frame that it is set for the person. */
export function PersonBox({ action, name, own, isHeld, isDenied, short, label, onStep }: PersonBoxProps) {
  const sign = isHeld ? '✓' : isDenied ? '✕' : '–';
  const seen = (
    <>
      <span className="permission-box-action">{name}</span>
      <span aria-hidden>{sign}</span>
      <span>{short}</span>
    </>
  );
  const look = { className: 'permission-state', 'data-own': own, 'data-held': isHeld, 'data-why': true };
  if (!onStep) {
    return (
      <span {...look} role="img" aria-label={label}>
        {seen}
      </span>
    );
  }
  return (
    <button type="button" {...look} data-action={action} aria-label={label} onClick={onStep}>
      {seen}
    </button>
  );
}
