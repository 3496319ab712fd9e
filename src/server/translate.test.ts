import { describe, expect, it } from 'vitest';
import { languages } from '../../locales/languages.ts';
import { serverMessages } from '../../locales/serverMessages.ts';
import { registry } from '../../schemas/index.ts';
import { refuse } from './errors.ts';
import { createTranslators } from './translate.ts';

const { forHeader } = createTranslators(serverMessages);

it.each([
  [undefined, 'en'],
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['nl, fr;q=0.4, bn;q=0.7', 'bn'],
  ['xx', 'en'],
  ['ar-EG', 'ar'],
  ['ar;q=0, fr;q=0.1', 'fr'],
  ['fry, de;q=0.5', 'de'],
])('speaks for %s in %s', (header, locale) => {
  expect(forHeader(header).locale).toBe(locale);
});

describe('a refusal', () => {
  it('names another record by its title as it is, another field by its label, and amounts with their decimals', () => {
    const { problems } = forHeader('de');
    const overlap = (other: string) => problems({ x: [{ key: 'overlap', params: { other } }] }).x?.[0];
    for (const title of ['7.5', '2024.10', 'name']) expect(overlap(title)).toContain(title);
    expect(problems({ x: [{ key: 'notBefore', params: { other: 'fields.name' } }] }).x?.[0]).toContain('„Name“');
    expect(problems({ x: [{ key: 'max', params: { max: '900.50' } }] }).x?.[0]).toContain('900,50');
  });

  it.each([
    ['en', 1, 'Too many attempts. Try again in 1 second.'],
    ['en', 45, 'Too many attempts. Try again in 45 seconds.'],
    ['en', 841, 'Too many attempts. Try again in 15 minutes.'],
    ['ar', 2, 'محاولات كثيرة جدًا. يمكنك المحاولة مرة أخرى خلال ثانيتين.'],
    ['pt', 1, 'Muitas tentativas. Tente novamente em 1 segundo.'],
  ])('says in %s when %s seconds of waiting are over', (language, seconds, sentence) => {
    expect(forHeader(language).refusal(refuse.tooMany(seconds))).toBe(sentence);
  });

  it('writes numbers in the digits of its readers', () => {
    const tooLarge = refuse.tooLarge({ max: 20 });
    const tooLong = (language: string) =>
      forHeader(language).problems({ x: [{ key: 'maxLength', params: { max: 1200 } }] }).x?.[0];
    expect(forHeader('en').refusal(tooLarge)).toContain('20');
    expect(forHeader('bn').refusal(tooLarge)).toContain('২০');
    expect(forHeader('ar').refusal(tooLarge)).toContain('٢٠');
    expect(tooLong('de')).toContain('1200');
    expect(tooLong('bn')).toContain('১২০০');
    expect(forHeader('bn').text('server.bulkDone', { smart_count: 3 })).toMatch(/^[^0-9]*$/);
  });

  it('counts what uses a record, in words', () => {
    const refusal = refuse.referenced([
      { resource: 'student', count: 1_200 },
      { resource: 'expense', count: 1 },
    ]);
    expect(forHeader('en').refusal(refusal)).toBe(
      'You cannot delete this because it is used by 1,200 students and 1 expense.',
    );
    expect(forHeader('bn').refusal(refusal)).toContain('১,২০০');
  });

  it.each([
    [
      'en',
      'Your changes are not saved, because what follows from them cannot be saved (Expense). Purpose: Enter up to 160 characters.',
    ],
    [
      'fr',
      'Rien n’a été enregistré, car ce qui en découle ne peut pas être enregistré (Dépense). Objet\u00a0: Saisissez au plus 160 caractères.',
    ],
  ])('names what would follow and its fields, beside a form and without one: %s', (language, sentence) => {
    const problems = { purpose: [{ key: 'maxLength', params: { max: 160 } }] };
    const refusal = refuse.followUp({ resource: 'expense', problems });
    const translator = forHeader(language);
    expect(translator.refusal(refusal)).toBe(sentence);
    expect(translator.reason(refusal, registry.get('applicant'))).toBe(sentence);
  });

  it.each(languages.map(({ code }) => [code]))('leaves nothing of what would follow without words: %s', (language) => {
    const problems = { bank_account_id: [{ key: 'required' }], amount: [{ key: 'min', params: { min: 1 } }] };
    const told = forHeader(language).refusal(refuse.followUp({ resource: 'bankTransaction', problems }));
    expect(told).not.toMatch(/[%{}_]|server\.|validation\./);
  });

  it('names a state by its label', () => {
    const refusal = refuse.state({ state: 'resources.expense.options.status.approved' });
    expect(forHeader('en').refusal(refusal)).toContain('“Approved”');
  });
});

it.each([
  ['en', 'Enter 12,000.00 or less.'],
  ['de', '12.000,00'],
  ['bn', '১২,০০০.০০'],
])('writes an amount as %s does', (language, words) => {
  const { problems } = forHeader(language);
  const found = { amount: [{ key: 'max', params: { max: '12000.00' } }] };
  expect(problems(found, registry.get('expense')).amount?.[0]).toContain(words);
});

it('names the fields of child rows, and those that others are compared with', () => {
  const { problems } = forHeader('en');
  const student = registry.get('student');
  expect(problems({ 'previous_schools.0.school': [{ key: 'passwordMin' }] }, student)).toEqual({
    'previous_schools.0.school': ['School is too short, you want to get hacked?'],
  });
  const year = registry.get('academicYear');
  expect(
    problems({ ends_on: [{ key: 'notBefore', params: { other: 'fields.starts_on' } }] }, year).ends_on?.[0],
  ).toMatch(/before “.+”/);
});
