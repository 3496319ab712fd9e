import type { LoginMessages } from '../../../locales/en/login.ts';
import type { NewPasswordMessages } from '../../../locales/en/newPassword.ts';
import { endpointOf, FORGOT_PASSWORD, READ_PASSWORD_LINK, SET_PASSWORD_BY_LINK } from '../../core/calls/endpoints.ts';
import { isObject } from '../../core/isObject.ts';
import { ApiError } from '../http/apiError.ts';
import { plainRequest } from '../http/call.ts';
import { sentenceOf } from './messages.ts';

/** Sentences to show, at a field or for the whole form. */
export type NewPasswordProblems = { readonly [Place in 'password' | 'again' | 'form']?: string | undefined };

/** Whom a link is for. */
export interface LinkOwner {
  readonly name: string;
  readonly login: string;
}

interface NewPasswordTexts {
  readonly texts: NewPasswordMessages;
  readonly messages: LoginMessages;
}

/** Whom a link is for, or what failed: its sentence is put together where it is shown, in the language of that moment. */
export async function readLinkOwner(code: string): Promise<LinkOwner | { readonly failure: ApiError | undefined }> {
  try {
    const { json } = await plainRequest({ ...endpointOf(READ_PASSWORD_LINK), body: new URLSearchParams({ code }) });
    return isObject(json) ? { name: String(json.name), login: String(json.login) } : { failure: undefined };
  } catch (error) {
    return { failure: knownFailure(error) };
  }
}

interface NewPassword extends NewPasswordTexts {
  readonly code: string;
  readonly form: FormData;
}

/** Sets the password: the link is used up by that, whatever the sign-in that follows comes to. */
export async function submitNewPassword(
  given: NewPassword,
): Promise<{ readonly saved: string } | { readonly problems: NewPasswordProblems }> {
  const { code, form, texts } = given;
  const [password, again] = [String(form.get('password') ?? ''), String(form.get('again') ?? '')];
  if (password === '') return { problems: { password: texts.missing } };
  if (password !== again) return { problems: { again: texts.differ } };
  try {
    await plainRequest({ ...endpointOf(SET_PASSWORD_BY_LINK), body: new URLSearchParams({ code, password }) });
    return { saved: password };
  } catch (error) {
    const refused = error instanceof ApiError ? error.body.errors?.password : undefined;
    return { problems: refused ? { password: refused } : { form: sentenceFor(error, given) } };
  }
}

/** Asks for a link by email. Answers what is wrong, if anything is. */
export async function askForLink(name: string, words: NewPasswordTexts): Promise<string | undefined> {
  if (name === '') return words.messages.identifierRequired;
  try {
    await plainRequest({ ...endpointOf(FORGOT_PASSWORD), body: new URLSearchParams({ email: name }) });
    return undefined;
  } catch (error) {
    return sentenceFor(error, words);
  }
}

/** What a failed call says; undefined is a failure that nobody expected. */
export function failureSentence(failure: ApiError | undefined, { texts, messages }: NewPasswordTexts): string {
  if (!failure) return messages.unexpected;
  return failure.status === 404 ? texts.linkOver : sentenceOf(messages, failure.message);
}

function sentenceFor(error: unknown, words: NewPasswordTexts): string {
  return failureSentence(knownFailure(error), words);
}

function knownFailure(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  reportError(error);
  return undefined;
}
