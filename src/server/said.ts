import { inDigits, printLanguage } from './documents/printLanguage.ts';
import { AppError } from './errors.ts';
import type { Translator } from './translate.ts';

/**
 * A text that is kept and put into words for each of its readers: a key of the server's texts with what it names, several
 * texts one below the other, or a refusal. A string is what it is: a name, or what somebody wrote. It goes through JSON.
 */
export type Said =
  | string
  | { readonly key: string; readonly params?: Readonly<Record<string, Said | number>> }
  | { readonly lines: readonly Said[] }
  /** A name that is a number, such as an academic year: it is written in the digits of the language. */
  | { readonly figures: string }
  | { readonly refusal: Pick<AppError, 'id' | 'params'> };

/** What is said, in the words of one language; nothing where its key is none any more. */
export function sayIn(translator: Translator, said: Said): string {
  if (typeof said === 'string') return said;
  if ('lines' in said) return said.lines.map((line) => sayIn(translator, line)).join('\n');
  if ('figures' in said) return inDigits(said.figures, printLanguage(translator.locale));
  if ('refusal' in said) return translator.refusal(new AppError({ ...said.refusal, status: 0 }));
  const params = Object.entries(said.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : sayIn(translator, value),
  ]);
  return translator.text(said.key, { _: '', ...Object.fromEntries(params) });
}
