import { expect, it } from 'vitest';
import { serverMessages } from '../../../../locales/serverMessages.ts';
import { flatten } from '../../../../locales/texts.ts';
import { documents } from './index.ts';

const words = flatten(serverMessages.en.documents);

it.each(documents)('$kind has its name and the words that its template asks for', ({ kind, template }) => {
  const asked = [...template.matchAll(/\b(?:word|label|head|filled)\("([\w.]+)"/g)].map(([, key]) => key ?? '');
  expect(asked.length).toBeGreaterThan(3);
  expect(['name', ...asked].filter((key) => !words.has(`${kind}.${key}`))).toEqual([]);
});
