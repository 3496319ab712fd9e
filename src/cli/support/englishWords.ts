import { messages } from '../../../locales/en/index.ts';
import { flatten } from '../../../locales/texts.ts';
import type { PageWords } from './entityPage.ts';

const texts = flatten(messages);

/** The product's English words, for documents that are made from the declarations. */
export const englishWords: PageWords = { text: (key, fallback) => texts.get(key) ?? fallback };
