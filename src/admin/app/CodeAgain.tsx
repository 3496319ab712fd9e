import { Alert, DialogContentText, TextField } from '@mui/material';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { endRenewal } from '../auth/renewal.ts';
import type { UserData } from '../auth/userData.ts';
import { isLocale } from '../browser/preferences.ts';
import { loadCodeMessages } from '../login/codeMessages.ts';
import { codeProblem } from '../login/codeProblem.ts';
import { submitCode } from '../login/submitCode.ts';

/** What the form around the field makes it do. */
export interface CodeAgainHandle {
  readonly send: () => Promise<void>;
}

interface CodeAgainProps {
  readonly ref: Ref<CodeAgainHandle>;
  readonly challenge: string;
  /** The only one who may log in here. */
  readonly user: UserData;
  readonly onBusy: (isBusy: boolean) => void;
  /** Leads back to the password, with what to say there. */
  readonly onOver: (problem: string) => void;
}

/** Asks for the code of the second factor in the login over a page. */
export function CodeAgain({ ref, challenge, user, onBusy, onOver }: CodeAgainProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [texts, setTexts] = useState<Awaited<ReturnType<typeof loadCodeMessages>>>();
  const [problem, setProblem] = useState<{ readonly text: string; readonly isOfCode: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  const over = useRef(onOver);
  over.current = onOver;

  useEffect(() => {
    loadCodeMessages(isLocale(locale) ? locale : 'en').then(setTexts, () => over.current('login.unreachable'));
  }, [locale]);

  const show = (text: string, isOfCode: boolean) => {
    onBusy(false);
    setProblem({ text, isOfCode });
    field.current?.focus();
    field.current?.select();
  };
  const send = async () => {
    const code = field.current?.value.trim() ?? '';
    if (!texts) return;
    const wrong = codeProblem(code);
    if (wrong) return show(texts[wrong], true);
    onBusy(true);
    setProblem(undefined);
    const outcome = await submitCode({ challenge, code, same: user });
    if ('user' in outcome) return endRenewal();
    if (!outcome.isOver) return show(outcome.problem, outcome.isOfCode);
    onBusy(false);
    onOver(outcome.problem);
  };
  useImperativeHandle(ref, () => ({ send }));

  if (!texts) return null;
  return (
    <>
      <DialogContentText>{texts.intro}</DialogContentText>
      {problem && !problem.isOfCode && (
        <Alert severity="error">{translate(problem.text, { _: problem.text, name: user.name })}</Alert>
      )}
      <TextField
        inputRef={field}
        name="code"
        label={texts.label}
        autoFocus
        autoComplete="one-time-code"
        size="small"
        margin="dense"
        fullWidth
        error={problem?.isOfCode ?? false}
        helperText={problem?.isOfCode ? problem.text : texts.hint}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: 40, autoCapitalize: 'none' } }}
      />
      <DialogContentText variant="body2">{texts.lost}</DialogContentText>
    </>
  );
}
