interface MendedCellProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly problems: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
}

/** A cell of a wrong row, to be mended where it stands, with what is wrong with it. */
export function MendedCell({ id, label, text, problems, isDisabled, onChange, onEnter }: MendedCellProps) {
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
    </>
  );
}
