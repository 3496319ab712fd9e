import { Checkbox } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { isFilled } from '../../../core/conditions.ts';
import type { Resource } from '../../../core/resource.ts';
import { screenAddress } from '../../addresses/addresses.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatMoney } from '../../format/format.ts';
import { titleOf } from '../../format/titleOf.ts';
import { enteredByText } from './enteredByText.ts';

interface WaitingRowProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  /** The field of the amount that is decided on, where there is one. */
  readonly amount: string | undefined;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
  readonly details: ReactNode;
}

/** One record of the inbox. Enter opens it. */
export function WaitingRow(props: WaitingRowProps) {
  const { resource, record, amount, isCurrent, isSelected, onToggle, onChoose, details } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { conventions } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const title = titleOf(resource, record, conventions);

  // The focus moves along with J and K, and to the next one where the last was decided on; never out of something else. A page
  // that opens has it on its heading: there it stays until a key moves the choice.
  const isMoved = useRef(false);
  useEffect(() => {
    const { activeElement: focused } = document;
    const row = focused?.closest('.inbox-row');
    const isOnHeading = isMoved.current && Boolean(focused?.closest('h1'));
    isMoved.current = true;
    const isFree = focused === null || focused === document.body || row || isOnHeading;
    if (isCurrent && isFree && !row?.contains(button.current)) button.current?.focus();
  }, [isCurrent]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    navigate(screenAddress(resource, 'show', record.id));
  };
  return (
    <li>
      <div className="inbox-row" data-current={isCurrent || undefined}>
        <Checkbox
          size="small"
          checked={isSelected}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': translate('inbox.select', { title }) } }}
        />
        <button
          type="button"
          ref={button}
          tabIndex={isCurrent ? 0 : -1}
          aria-current={isCurrent || undefined}
          onClick={onChoose}
          onKeyDown={onKeyDown}
        >
          <span className="inbox-title">
            <bdi>{title}</bdi>
          </span>
          {amount !== undefined && isFilled(record[amount]) && (
            <bdi className="inbox-amount">{formatMoney(String(record[amount]), conventions)}</bdi>
          )}
          <span className="inbox-made">{enteredByText(record, { translate, conventions })}</span>
        </button>
      </div>
      {details}
    </li>
  );
}
