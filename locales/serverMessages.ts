import { answers as ar } from './ar/answers.ts';
import { answers as bn } from './bn/answers.ts';
import { answers as de } from './de/answers.ts';
import { answers as en } from './en/answers.ts';
import { answers as fr } from './fr/answers.ts';
import type { Locale } from './languages.ts';
import { answers as pt } from './pt/answers.ts';

export type { Locale };

/** What the server says: messages, and the names of what they speak of. */
export const serverMessages: Readonly<Record<Locale, typeof en>> = { en, bn, de, fr, pt, ar };
