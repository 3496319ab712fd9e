import { useTranslate } from 'react-admin';

interface MendedCellProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** What stands in the file. */
  readonly was: string;
  readonly problems: readonly string[];
  readonly isDisabled: boolean;
  /** Other rows are wrong in the same way. */
  readonly isEverywhere: boolean;
  readonly onChange: (text: string) => void;
  /** Puts the text wherever that of the file stands. */
  readonly onEverywhere: (text: string) => void;
  readonly onEnter: () => void;
}

/** A cell of a wrong row, to be mended where it stands, with what is wrong with it, and at once in all rows that have the same. */
export function MendedCell(props: MendedCellProps) {
  const { id, label, text, was, problems, isDisabled, isEverywhere, onChange, onEverywhere, onEnter } = props;
  const translate = useTranslate();
  const isWrong = problems.length > 0;
  return (
    <>
      <input
        id={id}
        className="import-input"
        dir="auto"
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        disabled={isDisabled}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onEnter()}
      />
      {isWrong && (
        <span id={`${id}-problem`} className="import-problem">
          {problems.join(' ')}
        </span>
      )}
      {isEverywhere && text.trim() !== was && (
        <button type="button" className="import-everywhere" disabled={isDisabled} onClick={() => onEverywhere(text)}>
          {translate('importing.replaceAll', { text: was })}
        </button>
      )}
    </>
  );
}
