import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  NativeSelect,
  OutlinedInput,
} from '@mui/material';
import { type SyntheticEvent, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type Identifier, type RaRecord, useDataProvider, useGetMany, useTranslate } from 'react-admin';
import { todayIn } from '../../../../core/zonedTime.ts';
import type { Resource } from '../../../../core/resource.ts';
import { useWords } from '../../../fields/useWords.ts';
import type { AnyRecord } from '../../../format/values.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { TypedChoices } from '../../../inputs/field/typedChoices.ts';
import { FieldInput } from '../../../inputs/FieldInput.tsx';
import { FormScopeContext } from '../../../inputs/field/formScope.ts';
import { Skeleton } from '../../../loading/Skeleton.tsx';
import { useMay } from '../../../providers/ability.ts';
import type { BulkOutcome } from '../../../providers/bulk.ts';
import type { AppDataProvider } from '../../../providers/dataProvider.ts';
import { type FocusOrigin, returnFocus } from '../../actions/returnFocus.ts';
import { useWrite } from '../../actions/useWrite.ts';
import { submitProblems } from '../../form/submitProblems.ts';
import { UnsavedGuard } from '../../form/UnsavedGuard.tsx';
import '../../shared/dialogs.css';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { useLeaveQuestion } from '../../shared/useLeaveQuestion.tsx';
import { BulkOutcomeDialog } from '../BulkOutcomeDialog.tsx';
import { useFilledText, useListRowsTexts } from '../live/listRowsTexts.ts';
import { rowOf } from '../live/rows.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { commonValues, offeredFields, startValue } from './manyValues.ts';
import './many.css';

interface ChangeManyDialogProps {
  readonly resource: Resource;
  readonly ids: Identifier[];
  /** Where the focus was before. */
  readonly from: FocusOrigin;
  /** Told which were refused: these stay selected. */
  readonly onChanged: (refused: Identifier[]) => void;
  readonly onClose: () => void;
}

/**
 * Gives all selected records the same values in some of their fields, and says what came of it. Each record is changed for
 * itself and in the version that is shown: what somebody else has changed meanwhile is refused.
 */
export function ChangeManyDialog(props: ChangeManyDialogProps) {
  const { resource, ids, from, onChanged, onClose } = props;
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data: records, error, refetch } = useGetMany<RaRecord>(resource.name, { ids });
  const { write, isBusy } = useWrite(resource);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const texts = useListRowsTexts();
  const filledText = useFilledText();
  const seen = useRef<readonly RaRecord[]>([]);
  const id = useId();

  const submit = async (values: AnyRecord, changed: readonly RaRecord[]) => {
    seen.current = changed;
    const { answer, error: refusal } = await write(() =>
      dataProvider.changeMany(resource.name, { records: changed, values }),
    );
    if (!answer) return submitProblems(refusal, resource).fields;
    setOutcome(answer.data);
    onChanged(answer.data.refused.map((refused) => refused.id));
    return {};
  };
  const finish = () => {
    onClose();
    // Where nothing is selected any more, the button that opened the dialog is gone: the first of the rows is not.
    const [first] = seen.current;
    returnFocus({ element: from.element, around: first ? rowOf(first.id) : from.around });
  };

  if (outcome)
    return <BulkOutcomeDialog resource={resource} outcome={outcome} records={seen.current} onClose={finish} />;
  if (texts && records) return <ChangeForm {...{ resource, records, isBusy }} onSubmit={submit} onClose={finish} />;
  return (
    <Dialog open onClose={finish} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{texts && filledText(texts.many.title, { count: ids.length })}</DialogTitle>
      <DialogContent>
        {error ? <LoadFailure error={error} onRetry={refetch} resource={resource} /> : <Skeleton height={120} />}
      </DialogContent>
    </Dialog>
  );
}

interface ChangeFormProps {
  readonly resource: Resource;
  readonly records: readonly RaRecord[];
  readonly isBusy: boolean;
  /** Answers what is wrong with which field. */
  readonly onSubmit: (values: AnyRecord, records: readonly RaRecord[]) => Promise<Readonly<Record<string, string>>>;
  readonly onClose: () => void;
}

function ChangeForm({ resource, records, isBusy, onSubmit, onClose }: ChangeFormProps) {
  const translate = useTranslate();
  const words = useWords();
  const may = useMay();
  const texts = useListRowsTexts()?.many;
  const filledText = useFilledText();
  const id = useId();
  const today = todayIn(words.conventions.timeZone);
  // What changes in the background while the dialog is open is not what somebody has decided on.
  const [decidedOn] = useState(records);
  const common = useMemo(() => commonValues(resource, decidedOn), [resource, decidedOn]);
  const offered = useMemo(() => offeredFields(resource, may), [resource, may]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const form = useForm({ defaultValues: common, shouldFocusError: false });
  const [choices] = useState(() => new TypedChoices());
  const scope = useMemo(() => ({ record: undefined, today, choices }), [today, choices]);
  const isHalfTyped = useSyncExternalStore(choices.subscribe, choices.hasTyped);
  const isDirty = chosen.length > 0 || isHalfTyped;
  const mayLeave = useRef(false);
  const { leave, question } = useLeaveQuestion({ isDirty, onLeave: onClose });
  const close = () => {
    if (!isBusy) leave();
  };

  const choose = (name: string) => {
    const field = resource.fields[name];
    if (!field) return;
    form.setValue(name, startValue(field, common[name], today));
    setChosen([...chosen, name]);
    // Its input is drawn by then. What is typed replaces what all have.
    setTimeout(() => {
      form.setFocus(name);
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    }, 50);
  };
  const remove = (name: string) => {
    form.clearErrors(name);
    form.setValue(name, common[name] ?? null);
    setChosen(chosen.filter((each) => each !== name));
    document.getElementById(`${id}-field`)?.focus();
  };
  const submitEntered = form.handleSubmit(
    async (data) => {
      const wrong = await onSubmit(Object.fromEntries(chosen.map((name) => [name, data[name] ?? null])), decidedOn);
      for (const [path, message] of Object.entries(wrong)) form.setError(path, { type: 'server', message });
    },
    (errors) => {
      const [first] = chosen.filter((name) => errors[name]);
      if (first !== undefined) form.setFocus(first);
    },
  );
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (chosen.length === 0 || isBusy) return;
    await choices.settle();
    await submitEntered();
  };

  if (!texts) return null;
  const left = offered.filter((name) => !chosen.includes(name));
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form noValidate onSubmit={submit} className="many-form">
        <DialogTitle id={`${id}-title`}>{filledText(texts.title, { count: decidedOn.length })}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{texts.text}</DialogContentText>
          <FormProvider {...form}>
            <FormScopeContext.Provider value={scope}>
              {chosen.map((name) => {
                const field = resource.fields[name];
                return (
                  field && (
                    <div key={name} className="many-field">
                      <FieldInput name={name} field={field} />
                      <IconButton
                        aria-label={filledText(texts.remove, { field: words.label(name) })}
                        onClick={() => remove(name)}
                      >
                        <Icon name="Close" size="small" />
                      </IconButton>
                    </div>
                  )
                );
              })}
              {left.length === 0 ? (
                <p className="many-all">{texts.all}</p>
              ) : (
                <div className="many-choice">
                  <label htmlFor={`${id}-field`} className="input-label">
                    {texts.choose}
                  </label>
                  <NativeSelect
                    fullWidth
                    input={<OutlinedInput size="small" />}
                    inputProps={{ id: `${id}-field`, autoFocus: true }}
                    value=""
                    onChange={(event) => choose(event.target.value)}
                  >
                    <option value="">{translate('screens.form.choose')}</option>
                    {left.map((name) => (
                      <option key={name} value={name}>
                        {words.label(name)}
                      </option>
                    ))}
                  </NativeSelect>
                </div>
              )}
              {chosen.length > 0 && (
                <Alert severity="info" icon={false} className="many-preview" aria-live="polite">
                  <ChangePreview resource={resource} names={chosen} records={decidedOn} texts={texts} />
                </Alert>
              )}
            </FormScopeContext.Provider>
          </FormProvider>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={chosen.length === 0} loading={isBusy}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
      <UnsavedGuard isDirty={isDirty} mayLeave={mayLeave} />
      {question}
    </Dialog>
  );
}
