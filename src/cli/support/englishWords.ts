import { messages } from '../../../locales/en/index.ts';
import { flatten } from '../../../locales/texts.ts';
import type { Words } from './entityPage.ts';

const texts = flatten(messages);

/** The product's English words, for documents that are made from the declarations. */
export const englishWords: Words = { text: (key, fallback) => texts.get(key) ?? fallback };
