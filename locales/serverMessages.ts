import { words as ar } from './ar/words.ts';
import { words as bn } from './bn/words.ts';
import { words as de } from './de/words.ts';
import { words as en } from './en/words.ts';
import { words as fr } from './fr/words.ts';
import type { Locale } from './languages.ts';
import { words as pt } from './pt/words.ts';

export type { Locale };

/** What the server says: messages, and the names of what they speak of. */
export const serverMessages: Readonly<Record<Locale, typeof en>> = { en, bn, de, fr, pt, ar };
