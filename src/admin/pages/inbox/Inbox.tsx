import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import type { Action, Resource } from '../../../core/resource.ts';
import { WordsProvider } from '../../fields/WordsProvider.tsx';
import { useIsTablet } from '../../theme/screenWidths.ts';
import { byKey } from './byKey.ts';
import { DecisionDetails } from './DecisionDetails.tsx';
import { useCurrent } from './useCurrent.ts';
import { useInboxKeys } from './useInboxKeys.ts';
import type { Waiting } from './useWaiting.ts';
import { WaitingGroup } from './WaitingGroup.tsx';

/** The ids that are selected, by the name of their kind. */
export type Selected = Readonly<Record<string, readonly Identifier[]>>;

interface InboxProps {
  readonly waiting: readonly Waiting[];
  readonly selected: Selected;
  readonly onSelect: (resource: Resource, ids: readonly Identifier[]) => void;
  /** Asks before an action is taken on one record, or on several. */
  readonly onDecide: (resource: Resource, action: Action, on: RaRecord | readonly RaRecord[]) => void;
}

/** What waits, by kind, beside what there is to know of the record that is looked at. */
export function Inbox({ waiting, selected, onSelect, onDecide }: InboxProps) {
  const isNarrow = useIsTablet();
  const { current, choose, move } = useCurrent(waiting);

  // Others may decide on what is selected meanwhile: then it is not there any more.
  const selectedOf = ({ decision: { resource }, records }: Waiting) =>
    records.filter(({ id }) => selected[resource.name]?.includes(id));
  const toggle = (kind: Waiting, record: RaRecord) => {
    const { id } = record;
    // What is ticked is what a letter decides on.
    choose(kind.decision.resource, record);
    const before = selectedOf(kind).map((each) => each.id);
    onSelect(kind.decision.resource, before.includes(id) ? before.filter((each) => each !== id) : [...before, id]);
  };
  const decide = (action: Action | undefined) => {
    if (!current || !action) return;
    const many = selectedOf(current.waiting);
    onDecide(current.waiting.decision.resource, action, many.length > 0 ? many : current.record);
  };

  const letters = byKey(current?.waiting.decision.actions ?? []);
  useInboxKeys({
    move,
    toggle: () => current && toggle(current.waiting, current.record),
    selectAll: () =>
      current &&
      onSelect(
        current.waiting.decision.resource,
        current.waiting.records.map(({ id }) => id),
      ),
    accept: () => decide(letters.accept),
    refuse: () => decide(letters.refuse),
  });

  const { resource } = current?.waiting.decision ?? {};
  const details = current && resource && (
    <WordsProvider resource={resource}>
      <DecisionDetails
        {...{ resource, letters }}
        record={current.record}
        actions={current.waiting.decision.actions}
        onDecide={(action) => onDecide(resource, action, current.record)}
      />
    </WordsProvider>
  );
  return (
    <div className="inbox">
      <div className="inbox-list">
        <KeyHints />
        {waiting.map((each) => {
          const { resource: kind } = each.decision;
          return (
            <WordsProvider key={kind.name} resource={kind}>
              <WaitingGroup
                waiting={each}
                current={each === current?.waiting ? current.record.id : undefined}
                selected={selectedOf(each)}
                onSelectAll={(ids) => {
                  const [first] = each.records;
                  if (first && each !== current?.waiting) choose(kind, first);
                  onSelect(kind, ids);
                }}
                onToggle={(record) => toggle(each, record)}
                onChoose={(record) => choose(kind, record)}
                onDecide={(action) => onDecide(kind, action, selectedOf(each))}
                details={isNarrow ? details : undefined}
              />
            </WordsProvider>
          );
        })}
      </div>
      {!isNarrow && <div className="inbox-details">{details}</div>}
    </div>
  );
}

const HINTS = [
  [['J', 'K'], 'move'],
  [['X'], 'select'],
  [['A'], 'accept'],
  [['R'], 'refuse'],
  [['Enter'], 'open'],
] as const;

function KeyHints() {
  const translate = useTranslate();
  return (
    <ul className="inbox-keys">
      {HINTS.map(([keys, what]) => (
        <li key={what}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {translate(`inbox.keys.${what}`)}
        </li>
      ))}
    </ul>
  );
}
