import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../src/admin/icons/Icon.tsx';
import { selectWhole } from '../../src/admin/sheet/selectWhole.ts';

interface MarkInputProps {
  readonly row: number;
  readonly slot: number;
  readonly value: string;
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly problem: string | undefined;
  /** The highest mark that is entered; the component is then held fast. */
  readonly highest: string | undefined;
  readonly isReadOnly: boolean;
  readonly isWhole: boolean;
  readonly onType: (typed: string) => void;
  /** What was typed as it is written when nobody types. */
  readonly onTidy: (typed: string) => string;
}

/** A mark in the sheet. */
export function MarkInput(props: MarkInputProps) {
  const { row, slot, value, label, placeholder, problem, highest, isReadOnly, isWhole, onType, onTidy } = props;
  const translate = useTranslate();
  const id = useId();
  const described = [problem !== undefined && `${id}-problem`, highest !== undefined && `${id}-highest`].filter(
    Boolean,
  );
  const leave = () => {
    const tidy = onTidy(value);
    if (tidy !== value) onType(tidy);
  };
  return (
    <>
      <input
        type="text"
        dir="ltr"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        className="sheet-input marks-input"
        data-row={row}
        data-slot={slot}
        value={value}
        placeholder={placeholder}
        readOnly={isReadOnly}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        onChange={({ target }) => onType(target.value)}
        {...selectWhole}
        onBlur={isReadOnly ? undefined : leave}
      />
      {problem !== undefined && (
        <span id={`${id}-problem`} className="marks-problem">
          {problem}
        </span>
      )}
      {highest !== undefined && (
        <span
          id={`${id}-highest`}
          className="marks-highest"
          title={translate('pages.marks.highest', { mark: highest })}
        >
          <Icon name="LockOutlined" />
          <span aria-hidden>{highest}</span>
          <span className="unseen">{translate('pages.marks.highest', { mark: highest })}</span>
        </span>
      )}
    </>
  );
}
