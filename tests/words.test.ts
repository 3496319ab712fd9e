import { describe, expect, it } from 'vitest';
import { accountView } from '../locales/en/accountView.ts';
import { adding } from '../locales/en/adding.ts';
import { code } from '../locales/en/code.ts';
import { listRows } from '../locales/en/listRows.ts';
import { newPassword } from '../locales/en/newPassword.ts';
import { passwordLinks } from '../locales/en/passwordLinks.ts';
import { setup } from '../locales/en/setup.ts';
import { defaultMessages } from '../locales/loaders.ts';
import { serverMessages } from '../locales/serverMessages.ts';
import { flatten } from '../locales/texts.ts';

/** Texts that are prescribed to the letter. */
const PRESCRIBED = new Set(['Please enter positive number!', 'Please select any image']);

const AVOIDED = [
  'whoever',
  'somebody',
  'everybody',
  'stands? here',
  'please',
  'sorry',
  'log(ged)? (in|out)',
  'logins?',
  'e-mails?',
  'may not',
  '(not|never) allowed to',
  'present state',
  'switched (on|off)',
  'by (itself|themselves|hand)',
  'at most',
  'in percent',
  'left empty',
  'leave it empty',
  'pictures?',
  'colors?',
  'this is final',
  'any more',
  'anew',
];
/** An entry is a record or a row, but for the entering of marks and what a fund's book has. */
const ENTRY = /(?<!\bmark |\bkeep |\bfund )\b(entry|entries)\b/i;
const avoided = new RegExp(`\\b(${AVOIDED.join('|')})\\b|\\w’(t|re|ll|ve)\\b|\\d %(?!\\{)| \\.\\.\\.`, 'i');

describe('the English words', () => {
  it('keep to the guide in docs/words.md', () => {
    const pages = { accountView, adding, code, listRows, newPassword, passwordLinks, setup };
    const texts = [...flatten({ ...defaultMessages, ra: {}, pages, answers: serverMessages.en })].filter(
      ([, text]) => !PRESCRIBED.has(text),
    );
    expect(texts.length).toBeGreaterThan(1000);
    const said = texts.map(([key, text]) => [key, text.replaceAll(/%\{\w+\}/g, 'X')] as const);
    expect(said.filter(([, text]) => avoided.test(text) || ENTRY.test(text))).toEqual([]);
  });
});
