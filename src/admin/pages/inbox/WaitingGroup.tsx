import { Button, Checkbox } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { amountDecidedOn } from '../../../core/decisions.ts';
import type { Action } from '../../../core/resource.ts';
import { listAddress } from '../../addresses/addresses.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatMoney, formatNumber } from '../../format/format.ts';
import { resourceLabel } from '../../format/labels.ts';
import { sumsOf } from '../../generate/list/sumsOf.ts';
import { LoadFailure } from '../../generate/shared/LoadFailure.tsx';
import { useHolds } from '../../providers/ability.ts';
import type { Waiting } from './useWaiting.ts';
import { WaitingRow } from './WaitingRow.tsx';

interface WaitingGroupProps {
  readonly waiting: Waiting;
  /** The record that is looked at, where it is one of these. */
  readonly current: Identifier | undefined;
  readonly selected: readonly RaRecord[];
  /** Selects all of the kind, or none. */
  readonly onSelectAll: (ids: readonly Identifier[]) => void;
  readonly onToggle: (record: RaRecord) => void;
  readonly onChoose: (record: RaRecord) => void;
  /** Asks before an action is taken on all that is selected. */
  readonly onDecide: (action: Action) => void;
  /** What there is to know of the current record, where it stands below it. */
  readonly details: ReactNode;
}

/** What waits of one kind, the oldest first, and what can be decided on several of it at once. */
export function WaitingGroup(props: WaitingGroupProps) {
  const { waiting, current, selected, onSelectAll, onToggle, onChoose, onDecide, details } = props;
  const { decision, records, total, filter, error, refetch } = waiting;
  const { resource, actions } = decision;
  const translate = useTranslate();
  const { conventions } = useWords();
  const holds = useHolds();
  const id = useId();
  const name = resourceLabel(translate, resource.name, 2);
  const sums = sumsOf(resource, selected, (permission) => holds(resource, permission));
  const amount = amountDecidedOn(resource, (permission) => holds(resource, permission));
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <section className="inbox-group" aria-labelledby={id}>
      <header className="inbox-group-head">
        {records.length > 0 && (
          <Checkbox
            size="small"
            checked={selected.length === records.length}
            indeterminate={selected.length > 0 && selected.length < records.length}
            onChange={({ target }) => onSelectAll(target.checked ? records.map((record) => record.id) : [])}
            slotProps={{ input: { 'aria-label': translate('inbox.selectAll', { name }) } }}
          />
        )}
        <h2 id={id}>
          {name} <span className="inbox-count">{formatNumber(Math.max(total, records.length), conventions)}</span>
        </h2>
      </header>
      {selected.length > 0 && (
        <div className="inbox-many">
          <span aria-live="polite">
            {translate('screens.bulk.selected', { smart_count: selected.length })}
            {sums.map((sum) => (
              <bdi key={sum.name}> · {formatMoney(sum.total, conventions)}</bdi>
            ))}
          </span>
          {actions.map((action) => (
            <Button
              key={action.name}
              size="small"
              variant="outlined"
              color={action.tone ?? 'primary'}
              onClick={() => onDecide(action)}
            >
              {translate(`resources.${resource.name}.actions.${action.name}`)}
            </Button>
          ))}
        </div>
      )}
      {error && <LoadFailure error={error} onRetry={refetch} resource={resource} />}
      <ul>
        {records.map((record) => (
          <WaitingRow
            key={record.id}
            {...{ resource, record }}
            amount={amount}
            isCurrent={record.id === current}
            isSelected={selected.includes(record)}
            onToggle={() => onToggle(record)}
            onChoose={() => onChoose(record)}
            details={record.id === current ? details : undefined}
          />
        ))}
      </ul>
      {total > records.length && records.length > 0 && (
        <Button size="small" component={Link} to={`${listAddress(resource)}?${query}`}>
          {translate('inbox.all', { count: formatNumber(total, conventions) })}
        </Button>
      )}
    </section>
  );
}
