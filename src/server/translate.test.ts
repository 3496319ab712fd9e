import { describe, expect, it } from 'vitest';
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
  it('counts what uses a record, in words', () => {
    const refusal = refuse.referenced([
      { resource: 'student', count: 1_200 },
      { resource: 'expense', count: 1 },
    ]);
    expect(forHeader('en').refusal(refusal)).toBe(
      'This cannot be deleted, because it is used by 1,200 students and 1 expense.',
    );
    expect(forHeader('bn').refusal(refusal)).toContain('১,২০০');
  });

  it('names a state by its label', () => {
    const refusal = refuse.state({ state: 'resources.expense.options.status.approved' });
    expect(forHeader('en').refusal(refusal)).toContain('“Approved”');
  });
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
  ).toMatch(/earlier than “.+”/);
});
