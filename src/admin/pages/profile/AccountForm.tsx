import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Fields } from '../../../core/fields/field.ts';
import { fieldProblems } from '../../../core/rules/readInput.ts';
import { ApiError } from '../../http/apiError.ts';
import { useClearNotices } from '../../notices/useClearNotices.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { useUnsavedForm } from './useUnsavedForm.ts';

type Texts = Readonly<Record<string, string>>;

/** With what somebody proves who they are: browsers fill it in by themselves, and nothing is lost with it. */
const PROOFS = ['current-password', 'one-time-code'];

interface AccountFormProps<F extends Fields> {
  readonly fields: F;
  /** The key of each field's label. */
  readonly labels: Texts;
  readonly autoComplete: Texts;
  readonly initial?: Texts;
  readonly hints?: Texts;
  /** Tells the fields of two forms of a page apart. */
  readonly idPrefix?: string;
  readonly submitLabel: string;
  /** Of a form in a dialog: its buttons stand as those of every dialog do. */
  readonly onCancel?: () => void;
  /** Whether the first field has the focus as soon as the form is there. */
  readonly takesFocus?: boolean;
  /** The key of what is wrong with the value of a field beyond the rules of its declaration. */
  readonly checks?: Readonly<Record<string, (value: string) => string | undefined>>;
  /** Sends what was entered; the form is emptied or kept by `initial`. */
  readonly onSubmit: (values: Readonly<Record<keyof F & string, string>>) => Promise<void>;
}

/** A short form about one's own account, held to the same rules as the server's. */
export function AccountForm<F extends Fields>({
  fields,
  labels,
  autoComplete,
  initial = {},
  hints = {},
  idPrefix = 'profile',
  submitLabel,
  onCancel,
  takesFocus = false,
  checks = {},
  onSubmit,
}: AccountFormProps<F>) {
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [errors, setErrors] = useState<Texts>({});
  const [isSending, setSending] = useState(false);
  const [isShown, setShown] = useState(false);
  const translate = useTranslate();
  const noteError = useErrorNotice(labels);
  const clearNotices = useClearNotices();
  const names = Object.keys(fields);
  useUnsavedForm(
    names.some((name) => !PROOFS.includes(autoComplete[name] ?? '') && (values[name] ?? '') !== (saved[name] ?? '')),
  );
  const secret = names.filter((name) => autoComplete[name]?.endsWith('password'));

  const problemsOf = (): Texts => {
    const found = names.flatMap((name): [string, string][] => {
      const field = fields[name];
      const [problem] = field ? fieldProblems({ name, field, record: values, today: '' }) : [];
      const further = problem ? undefined : checks[name]?.(values[name] ?? '');
      if (further) return [[name, translate(further)]];
      if (!problem) return [];
      return [
        [name, translate(`validation.${problem.key}`, { ...problem.params, field: translate(labels[name] ?? name) })],
      ];
    });
    return Object.fromEntries(found);
  };

  const entered = () =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<keyof F & string, string>;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    clearNotices();
    const form = event.currentTarget;
    const show = (found: Texts) => {
      setErrors(found);
      form.querySelector<HTMLInputElement>(`[name="${names.find((name) => found[name])}"]`)?.focus();
    };
    const problems = problemsOf();
    if (Object.keys(problems).length > 0) return show(problems);
    setSending(true);
    try {
      await onSubmit(entered());
      setErrors({});
      const kept = secret.length > 0 ? initial : values;
      setValues(kept);
      setSaved(kept);
    } catch (error) {
      const refused = (error instanceof ApiError && error.body.errors) || {};
      show(refused);
      // What stands at its field needs no notice.
      if (!names.some((name) => refused[name])) noteError(error);
    }
    setSending(false);
  };

  const change = ({ target: { name, value } }: ChangeEvent<HTMLInputElement>) => {
    setValues({ ...values, [name]: value });
    // What was said of the field is over once something else stands there.
    setErrors(({ [name]: _, ...others }) => others);
  };

  return (
    <form className="profile-form" noValidate onSubmit={submit}>
      {names.map((name, index) => (
        <TextField
          key={name}
          id={`${idPrefix}-${name}`}
          name={name}
          label={translate(labels[name] ?? name)}
          type={secret.includes(name) && !isShown ? 'password' : 'text'}
          autoComplete={autoComplete[name] ?? 'off'}
          value={values[name] ?? ''}
          onChange={change}
          autoFocus={takesFocus && index === 0}
          required={fields[name]?.required ?? false}
          error={errors[name] !== undefined}
          helperText={errors[name] ?? (hints[name] && translate(hints[name]))}
        />
      ))}
      {secret.length > 0 && (
        <FormControlLabel
          control={<Checkbox checked={isShown} onChange={(_, checked) => setShown(checked)} />}
          label={translate(secret.length === 1 ? 'screens.form.showPassword' : 'shell.profilePage.showPasswords')}
        />
      )}
      <div className={onCancel ? 'profile-form-choices' : undefined}>
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            {translate('ra.action.cancel')}
          </Button>
        )}
        <Button type="submit" variant="contained" aria-disabled={isSending}>
          {translate(submitLabel)}
        </Button>
      </div>
    </form>
  );
}
