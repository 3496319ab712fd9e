import { describe, expect, it } from 'vitest';
import {
  children,
  choice,
  date,
  dateTime,
  decimal,
  defineResource,
  integer,
  money,
  percent,
  reference,
  text,
  time,
} from '../index.ts';
import { fieldProblems, readInput } from './readInput.ts';

const resource = defineResource({
  name: 'loan',
  area: 'finance',
  path: '/loan',
  permission: 'Loan',
  visibleTo: 'everybody',
  fields: {
    amount: money(),
    instalment: money({ atMost: 'amount' }),
    limit: money({ atLeast: 'amount' }),
    starts_on: date(),
    ends_on: date({ notBefore: 'starts_on', maxDays: 366 }),
    opens_at: time(),
    closes_at: time({ after: 'opens_at' }),
    payer: text({ writeOnce: true }),
    number: text({ regex: { pattern: /^[A-Z]{2}-\d{4}$/, example: 'AB-1234' } }),
    number_again: text({ sameAs: 'number' }),
    seen_on: date({ notInFuture: true }),
    seen_at: dateTime({ notInFuture: true }),
    zone: text({ format: 'timeZone' }),
    currency: text({ format: 'currency' }),
    country: text({ format: 'country' }),
    class_id: reference('class'),
    group: text({ visibleWhen: { 'class_id.has_groups': 1 } }),
    kind: choice(['in', 'out']),
    moved: money({ negativeWhen: { kind: 'out' } }),
    share: percent({ decimals: 1, negativeWhen: { kind: 'out' } }),
    parts: children({ full: integer(), pass: decimal({ atMost: 'full' }) }),
  },
});
const today = '2026-05-01';
const problemsOf = (input: object, existing?: object) =>
  readInput({ resource, input: { ...input }, existing: existing && { ...existing }, today }).problems;

describe('a number that goes by the kind of its record', () => {
  it.each([
    ['in', '0.01', {}],
    ['in', '0.00', { moved: [{ key: 'min', params: { min: '0.01' } }] }],
    ['in', '-5.00', { moved: [{ key: 'min', params: { min: '0.01' } }] }],
    ['out', '-0.01', {}],
    ['out', '0.00', { moved: [{ key: 'max', params: { max: '-0.01' } }] }],
    ['out', '5.00', { moved: [{ key: 'max', params: { max: '-0.01' } }] }],
  ])('is of its sign: %s, %s', (kind, moved, problems) => {
    expect(problemsOf({ kind, moved })).toEqual(problems);
  });

  it('is asked again when the kind changes, and says the least that its decimals can', () => {
    expect(problemsOf({ kind: 'out' }, { kind: 'in', moved: '5.00' })).toHaveProperty('moved');
    expect(problemsOf({ kind: 'in', share: 0 })).toEqual({ share: [{ key: 'min', params: { min: '0.1' } }] });
  });
});

describe('a number beside another one', () => {
  it('is compared as a number, also where it travels as text', () => {
    expect(problemsOf({ amount: '1000.00', instalment: '900', limit: '1100' })).toEqual({});
    expect(problemsOf({ amount: '1000.00', instalment: '1000', limit: '1000' })).toEqual({});
    expect(problemsOf({ amount: '900.00', instalment: '1000' })).toEqual({
      instalment: [{ key: 'max', params: { max: '900.00' } }],
    });
    expect(problemsOf({ amount: '900.00', limit: '100' })).toEqual({
      limit: [{ key: 'min', params: { min: '900.00' } }],
    });
  });

  it('is compared with what the record has, and with nothing where that is empty', () => {
    expect(problemsOf({ instalment: '1000' }, { amount: '900.00' })).toHaveProperty('instalment');
    expect(problemsOf({ instalment: '1000' }, { amount: null })).toEqual({});
  });

  it('is compared within its child row', () => {
    const parts = [
      { full: 10, pass: 10 },
      { full: 9, pass: 10 },
    ];
    expect(problemsOf({ parts })).toEqual({ 'parts.1.pass': [{ key: 'max', params: { max: 9 } }] });
  });
});

it('a span has at most so many days, both ends counted', () => {
  expect(problemsOf({ starts_on: '2026-01-01', ends_on: '2027-01-01' })).toEqual({});
  expect(problemsOf({ starts_on: '2026-01-01', ends_on: '2027-01-02' })).toEqual({
    ends_on: [{ key: 'maxDays', params: { max: 366 } }],
  });
});

it('an end is not before its beginning, and may be the same day', () => {
  expect(problemsOf({ starts_on: '2026-01-02', ends_on: '2026-01-02' })).toEqual({});
  expect(problemsOf({ ends_on: '2026-01-02' })).toEqual({});
  expect(problemsOf({ starts_on: '2026-01-02', ends_on: '2026-01-01' })).toEqual({
    ends_on: [{ key: 'notBefore', params: { other: 'fields.starts_on' } }],
  });
});

it('what is not in the future may be today, at whatever time', () => {
  expect(problemsOf({ seen_on: today, seen_at: `${today}T23:59:00.000Z` })).toEqual({});
  expect(problemsOf({ seen_on: '2026-05-02', seen_at: '2026-05-02T00:00:00.000Z' })).toEqual({
    seen_on: [{ key: 'notInFuture' }],
    seen_at: [{ key: 'notInFuture' }],
  });
});

it('what repeats another field has its value', () => {
  expect(problemsOf({ number: 'AB-1234', number_again: 'AB-1234' })).toEqual({});
  expect(problemsOf({ number: 'AB-1234', number_again: 'AB-1235' })).toEqual({ number_again: [{ key: 'confirmed' }] });
});

describe('what is written once', () => {
  it('may be filled in later, sent again and not changed', () => {
    expect(problemsOf({ payer: 'A' })).toEqual({});
    expect(problemsOf({ payer: 'A' }, { payer: null })).toEqual({});
    expect(problemsOf({ payer: 'A' }, { payer: 'A' })).toEqual({});
    expect(problemsOf({ payer: 'B' }, { payer: 'A' })).toEqual({ payer: [{ key: 'writeOnce' }] });
    expect(problemsOf({ payer: null }, { payer: 'A' })).toEqual({ payer: [{ key: 'writeOnce' }] });
  });

  it('is told in the form before it is sent', () => {
    const options = { name: 'payer', field: resource.fields.payer, record: { payer: 'B' }, today };
    expect(fieldProblems({ ...options, existing: { payer: 'A' } })).toEqual([{ key: 'writeOnce' }]);
    expect(fieldProblems(options)).toEqual([]);
  });
});

it.each([
  ['number', 'AB-1234', 'ab-1234'],
  ['zone', 'Asia/Dhaka', 'Asia/Nowhere'],
  ['currency', 'BDT', 'ABC'],
  ['country', 'BD', 'ZZ'],
])('the %s %s is one, %s is none', (field, right, wrong) => {
  expect(problemsOf({ [field]: right })).toEqual({});
  expect(problemsOf({ [field]: wrong })).toHaveProperty(field);
});

it('a pattern that is missed shows its example', () => {
  expect(problemsOf({ number: '1' })).toEqual({ number: [{ key: 'regex', params: { example: 'AB-1234' } }] });
});

it('a condition about a referred record is left to whoever knows that record', () => {
  const values = (more: object) => readInput({ resource, input: { class_id: 3, group: 'Science', ...more }, today });
  expect(values({}).values.group).toBe('Science');
  const options = { name: 'group', field: resource.fields.group, today };
  expect(fieldProblems({ ...options, record: { group: 'Science', 'class_id.has_groups': 0 } })).toEqual([]);
});

it('what lasts ends after it begins', () => {
  expect(problemsOf({ opens_at: '09:00', closes_at: '09:01' })).toEqual({});
  expect(problemsOf({ closes_at: '09:00' })).toEqual({});
  for (const closes_at of ['09:00', '08:59'])
    expect(problemsOf({ opens_at: '09:00', closes_at })).toEqual({
      closes_at: [{ key: 'after', params: { other: 'fields.opens_at' } }],
    });
});
