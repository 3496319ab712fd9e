import type { LoginMessages } from '../../../locales/en/login.ts';
import type { SetupMessages } from '../../../locales/en/setup.ts';
import type { InputFor } from '../../core/calls/defineCall.ts';
import { endpointOf, SETUP } from '../../core/calls/endpoints.ts';
import type { setup } from '../../core/calls/engineCalls.ts';
import { login } from '../http/login.ts';
import type { UserData } from '../auth/userData.ts';
import { ApiError } from '../http/apiError.ts';
import { plainRequest } from '../http/call.ts';
import { sentenceOf } from './messages.ts';

const FIELDS = ['name', 'email', 'password', 'again'] as const;

type SetupField = (typeof FIELDS)[number];

/** Sentences to show, at a field or for the whole form. */
export type SetupProblems = { readonly [Place in SetupField | 'form']?: string | undefined };

export type SetupOutcome = { readonly user: UserData } | { readonly problems: SetupProblems };

interface SetupAttempt {
  readonly token: string;
  readonly form: FormData;
  readonly texts: SetupMessages;
  readonly messages: LoginMessages;
}

/** Makes the first super admin out of the filled-in form and logs that person in. */
export async function submitSetup({ token, form, texts, messages }: SetupAttempt): Promise<SetupOutcome> {
  const [name = '', email = '', password = '', again = ''] = FIELDS.map((field) => String(form.get(field) ?? ''));
  const missing = FIELDS.filter((field) => String(form.get(field) ?? '').trim() === '');
  if (missing.length > 0) return { problems: Object.fromEntries(missing.map((field) => [field, texts.missing])) };
  if (password !== again) return { problems: { again: texts.differ } };
  try {
    const input: InputFor<typeof setup> = { token, name: name.trim(), email: email.trim(), password };
    await plainRequest({ ...endpointOf(SETUP), body: new URLSearchParams(input) });
    return { user: await login(email.trim(), password) };
  } catch (error) {
    return { problems: problemsOf(error, { texts, messages }) };
  }
}

function problemsOf(error: unknown, { texts, messages }: Pick<SetupAttempt, 'texts' | 'messages'>): SetupProblems {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return { form: messages.unexpected };
  }
  if (error.status === 404) return { form: texts.linkOver };
  return error.body.errors ?? { form: sentenceOf(messages, error.message) };
}

/** The field to go to. */
export function firstProblem(problems: SetupProblems): SetupField | undefined {
  return FIELDS.find((field) => problems[field]);
}
