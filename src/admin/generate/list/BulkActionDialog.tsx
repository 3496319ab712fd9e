import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type SyntheticEvent, useId, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type RaRecord, useDataProvider, useGetMany, useListContext, useTranslate } from 'react-admin';
import type { Action, Resource } from '../../../core/resource.ts';
import { initialValue } from '../../../core/rules/readInput.ts';
import { todayIn } from '../../../core/zonedTime.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatMoney } from '../../format/format.ts';
import { TypedChoices } from '../../inputs/combobox/typedChoices.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { FormScopeContext } from '../../inputs/formScope.ts';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { useHolds } from '../../providers/ability.ts';
import type { BulkOutcome } from '../../providers/bulk.ts';
import type { AppDataProvider } from '../../providers/dataProvider.ts';
import { askedFields } from '../actions/askedFields.ts';
import { type FocusOrigin, returnFocus } from '../actions/returnFocus.ts';
import { usePossibleActions } from '../actions/usePossibleActions.ts';
import { useWrite } from '../actions/useWrite.ts';
import { focusFirst } from '../form/focusFirst.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useMeantPresses } from '../shared/useMeantPresses.ts';
import { BulkOutcomeDialog } from './BulkOutcomeDialog.tsx';
import { sumsOf } from './sumsOf.ts';
import '../shared/dialogs.css';

interface BulkActionDialogProps {
  readonly resource: Resource;
  readonly action: Action;
  /** Where the focus was before. */
  readonly from: FocusOrigin;
  readonly onClose: () => void;
}

/**
 * Asks before a status action is taken on all selected records, once for what it needs to know, and says what came of it.
 * Each record is decided on for itself and in the version that is shown; those that the action is not open for are left out.
 */
export function BulkActionDialog({ resource, action, from, onClose }: BulkActionDialogProps) {
  const translate = useTranslate();
  const words = useWords();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { selectedIds: ids, onSelect } = useListContext();
  const { data: records, error, refetch } = useGetMany<RaRecord>(resource.name, { ids });
  const possible = usePossibleActions(resource);
  const holds = useHolds();
  const { write, isBusy } = useWrite(resource);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const id = useId();
  const presses = useMeantPresses(true);
  const today = todayIn(words.conventions.timeZone);
  const fields = useMemo(() => askedFields(resource, action), [resource, action]);
  const form = useForm({
    defaultValues: Object.fromEntries(fields.map(({ name, field }) => [name, initialValue(field, today)])),
  });
  const [choices] = useState(() => new TypedChoices());
  const scope = useMemo(() => ({ record: undefined, today, choices }), [today, choices]);

  const isOpenFor = (record: RaRecord) =>
    possible(record).some((each) => each.action.name === action.name && !each.refusal);
  const taken = (records ?? []).filter((record) => record && isOpenFor(record));
  const left = (records?.length ?? 0) - taken.length;
  const sums = sumsOf(resource, taken, (permission) => holds(resource, permission));
  const label = translate(`resources.${resource.name}.actions.${action.name}`);

  const close = () => {
    if (!isBusy) onClose();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    await choices.settle();
    await form.handleSubmit(async (data) => {
      const { answer } = await write(() =>
        dataProvider.actMany(resource.name, { records: taken, action: action.name, data }),
      );
      if (!answer) return onClose();
      setOutcome(answer.data);
      onSelect(answer.data.refused.map((refused) => refused.id));
    })();
  };
  const finish = () => {
    onClose();
    returnFocus(from);
  };

  if (outcome) return <BulkOutcomeDialog resource={resource} outcome={outcome} onClose={finish} />;
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`} {...presses}>
      <form ref={focusFirst} noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{label}</DialogTitle>
        <DialogContent>
          {error && <LoadFailure error={error} onRetry={refetch} resource={resource} />}
          {!records && !error && <Skeleton height={60} />}
          {records && (
            <>
              <DialogContentText>{translate('screens.bulk.taken', { smart_count: taken.length })}</DialogContentText>
              {left > 0 && (
                <DialogContentText>{translate('screens.bulk.left', { smart_count: left })}</DialogContentText>
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
              <FormProvider {...form}>
                <FormScopeContext.Provider value={scope}>
                  <div data-fields>
                    {fields.map(({ name, field }) => (
                      <FieldInput key={name} name={name} field={field} />
                    ))}
                  </div>
                </FormScopeContext.Provider>
              </FormProvider>
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {translate('screens.action.back')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={action.tone ?? 'primary'}
            autoFocus={fields.length === 0}
            disabled={taken.length === 0}
            loading={isBusy}
          >
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
