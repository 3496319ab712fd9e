import { Alert, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useGetMany, useTranslate } from 'react-admin';
import { isFinal } from '../../../core/decisions.ts';
import { type Action, type Resource, statusFieldOf } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatMoney } from '../../format/format.ts';
import { titleOf } from '../../format/titleOf.ts';
import type { AnyRecord } from '../../format/values.ts';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { useHolds } from '../../providers/ability.ts';
import type { BulkOutcome } from '../../providers/bulk.ts';
import type { AppDataProvider } from '../../providers/dataProvider.ts';
import { AskingDialog } from '../actions/AskingDialog.tsx';
import { stateOf } from '../actions/possibleActions.ts';
import { type FocusOrigin, returnFocus } from '../actions/returnFocus.ts';
import { usePossibleActions } from '../actions/usePossibleActions.ts';
import { useWrite } from '../actions/useWrite.ts';
import { submitProblems } from '../form/submitProblems.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { BulkOutcomeDialog } from './BulkOutcomeDialog.tsx';
import { SelectedNames } from './SelectedNames.tsx';
import { sumsOf } from './sumsOf.ts';

interface BulkActionDialogProps {
  readonly resource: Resource;
  readonly action: Action;
  /** The selected records, and those of them that are known. */
  readonly ids: Identifier[];
  readonly known?: readonly RaRecord[];
  /** Told which were refused: these stay selected. */
  readonly onDecided: (refused: Identifier[]) => void;
  /** Where the focus was before. */
  readonly from: FocusOrigin;
  readonly onClose: () => void;
}

interface BulkDecision {
  readonly outcome: BulkOutcome;
  readonly records: readonly RaRecord[];
}

/**
 * Asks before a status action is taken on all selected records, once for what it needs to know, and says what came of it.
 * Each record is decided on for itself and in the version that is shown; those that the action is not open for are left out.
 */
export function BulkActionDialog(props: BulkActionDialogProps) {
  const { resource, action, ids, known, onDecided, from, onClose } = props;
  const translate = useTranslate();
  const words = useWords();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data: read, error, refetch } = useGetMany<RaRecord>(resource.name, { ids }, { enabled: !known });
  const records = known ?? read;
  const possible = usePossibleActions(resource);
  const holds = useHolds();
  const { write, isBusy } = useWrite(resource);
  const [decided, setDecided] = useState<BulkDecision>();

  const there = (records ?? []).filter(Boolean);
  const offerOf = (record: RaRecord) => possible(record).find((each) => each.action.name === action.name);
  const isOpenFor = (record: RaRecord) => offerOf(record)?.refusal === undefined && offerOf(record) !== undefined;
  const taken = there.filter(isOpenFor);
  const left = there.filter((record) => !isOpenFor(record));
  // Who has to decide is told by the refusal; what else is left out, by the state that it is in.
  const whyLeft = (record: RaRecord) => {
    const refusal = offerOf(record)?.refusal;
    if (refusal) return translate(`server.${refusal}`);
    if (resource.toggle && Number(record.is_active) === 0) return translate('screens.inactive');
    return words.option(statusFieldOf(resource) ?? '', stateOf(resource, record) ?? '');
  };
  const sums = sumsOf(resource, taken, (permission) => holds(resource, permission));

  const submit = async (data: AnyRecord) => {
    if (!records) return {};
    const { answer, error: refusal } = await write(() =>
      dataProvider.actMany(resource.name, { records: taken, action: action.name, data }),
    );
    const wrong = submitProblems(refusal, resource).fields;
    if (answer) {
      setDecided({ outcome: answer.data, records: taken });
      onDecided(answer.data.refused.map((refused) => refused.id));
    } else if (Object.keys(wrong).length === 0) onClose();
    return wrong;
  };
  const finish = () => {
    onClose();
    returnFocus(from);
  };

  if (decided) return <BulkOutcomeDialog resource={resource} {...decided} onClose={finish} />;
  return (
    <AskingDialog
      {...{ resource, action, isBusy, onClose }}
      question={
        records ? translate('screens.bulk.taken', { smart_count: taken.length }) : translate('screens.action.confirm')
      }
      isDisabled={records !== undefined && taken.length === 0}
      onSubmit={submit}
    >
      {error && <LoadFailure error={error} onRetry={refetch} resource={resource} />}
      {!records && !error && <Skeleton height={60} />}
      {isFinal(resource, action) && <DialogContentText>{translate('screens.action.final')}</DialogContentText>}
      <SelectedNames resource={resource} ids={taken.map(({ id }) => id)} records={taken} />
      {left.length > 0 && (
        <Alert severity="info">
          {translate('screens.bulk.left', { smart_count: left.length })}
          <ul>
            {left.map((record) => (
              <li key={record.id}>
                <bdi className="list-outcome-name">{titleOf(resource, record, words.conventions)}</bdi>:{' '}
                {whyLeft(record)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <dl className="dialog-values">
        {sums.map(({ name, total }) => (
          <div key={name}>
            <dt>{words.label(name)}</dt>
            <dd>
              <bdi>{formatMoney(total, words.conventions)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </AskingDialog>
  );
}
