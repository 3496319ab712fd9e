import { describe, expect, it } from 'vitest';
import {
  boolean,
  children,
  choice,
  date,
  images,
  integer,
  manyToMany,
  money,
  password,
  phone,
  reference,
  status,
  text,
} from '../fields/builders.ts';
import { invalid } from './problem.ts';
import { fieldProblems, initialValue, readInput } from './readInput.ts';

const today = '2026-03-15';
const resource = {
  toggle: true,
  fields: {
    name: text({ required: true }),
    kind: choice(['cash', 'bank'], { required: true, initial: 'cash' }),
    account: text({ visibleWhen: { kind: 'bank' }, requiredWhen: { kind: 'bank' } }),
    starts_on: date({ initial: 'today' }),
    ends_on: date({ notBefore: 'starts_on' }),
    born_on: date({ notInFuture: true }),
    password: password({ required: true }),
    again: text({ sameAs: 'name' }),
    lines: children({ label: text({ required: true }), amount: money() }, { max: 2 }),
    cheques: children({ number: text({ required: true }) }, { visibleWhen: { kind: 'bank' } }),
    bank_id: reference('bank'),
    tag_ids: manyToMany('tag', { through: 'x' }),
    state: status({ open: 0, closed: 1 }),
    seen: boolean({ readOnly: true }),
  },
};
const given = { name: 'A', password: 'Demo@1234' };
const keys = (input: Record<string, unknown>, existing?: Record<string, unknown>) => {
  const { problems } = readInput({ resource, input, existing, today });
  return Object.fromEntries(Object.entries(problems).map(([name, found]) => [name, found.map(({ key }) => key)]));
};

describe('making a record', () => {
  it('fills in what a field starts with', () => {
    const { values, problems } = readInput({ resource, input: given, today });
    expect(problems).toEqual({});
    expect(values).toMatchObject({
      kind: 'cash',
      starts_on: today,
      is_active: 1,
      lines: [],
      bank_id: null,
      account: null,
    });
  });

  it('leaves to the server what only the server sets', () => {
    const { values } = readInput({
      resource,
      input: { ...given, state: 1, seen: 1, id: 9, row_version: 3, bank: { id: 1 } },
      today,
    });
    expect(Object.keys(values)).not.toEqual(expect.arrayContaining(['state']));
    expect(values).not.toHaveProperty('seen');
    expect(values).not.toHaveProperty('id');
  });

  it('names every field that is missing, unknown or wrong, and then writes nothing', () => {
    const input = { kind: 'card', nonsense: 1, lines: '[{"label":"","extra":1},{"label":"b","amount":"x"}]' };
    expect(keys(input)).toEqual({
      name: ['required'],
      password: ['required'],
      kind: ['choice'],
      nonsense: ['unknown'],
      'lines.0.label': ['required'],
      'lines.0.extra': ['unknown'],
      'lines.1.amount': ['money'],
    });
    expect(readInput({ resource, input, today }).values).toEqual({});
  });

  it('compares fields with each other and with today', () => {
    expect(keys({ ...given, starts_on: '2026-02-02', ends_on: '2026-02-01' })).toEqual({ ends_on: ['notBefore'] });
    expect(keys({ ...given, born_on: '2026-03-16' })).toEqual({ born_on: ['notInFuture'] });
    expect(keys({ ...given, again: 'B' })).toEqual({ again: ['confirmed'] });
  });

  it('asks for a field only while its condition holds, and drops what is hidden', () => {
    expect(keys({ ...given, kind: 'bank' })).toEqual({ account: ['required'] });
    const { values } = readInput({ resource, input: { ...given, kind: 'cash', account: 'X1' }, today });
    expect(values.account).toBeNull();
  });

  it('passes over the child rows of a list that is hidden', () => {
    const cheques = [{ number: '' }];
    expect(keys({ ...given, kind: 'bank', account: 'X1', cheques })).toEqual({ 'cheques.0.number': ['required'] });
    const { values, problems } = readInput({ resource, input: { ...given, kind: 'cash', cheques }, today });
    expect(problems).toEqual({});
    expect(values.cheques).toEqual([]);
    expect(keys({ ...given, 'cheques.0.number': '7' })).toEqual({ 'cheques.0.number': ['unknown'] });
  });

  it('passes over a wrong value of a field that is hidden', () => {
    const typed = { ...given, account: ['X1'] };
    expect(keys({ ...typed, kind: 'bank' })).toEqual({ account: ['text'] });
    expect(keys({ ...typed, kind: 'cash' })).toEqual({});
  });

  it('limits the rows of a list', () => {
    const lines = [{ label: 'a' }, { label: 'b' }, { label: 'c' }];
    expect(keys({ ...given, lines: lines.slice(1) })).toEqual({});
    const { problems } = readInput({ resource, input: { ...given, lines: [...lines, { label: '' }] }, today });
    expect(problems).toEqual({ lines: [{ key: 'maxItems', params: { max: 2 } }] });
  });
});

describe('what a caller sends back as it was answered', () => {
  it('is left alone: columns of every record, its creator, embedded records, what only the server sets', () => {
    const answered = { id: 9, created_at: 'x', creator: { id: 1 }, bank: { id: 1 }, tags: [], seen: 1, state: 1 };
    expect(keys({ ...given, ...answered })).toEqual({});
  });

  it('is no reason to take a name that is like one', () => {
    expect(keys({ ...given, creators: 1, banks: 1, line: [], nam: 'x' })).toEqual({
      creators: ['unknown'],
      banks: ['unknown'],
      line: ['unknown'],
      nam: ['unknown'],
    });
  });

  it('names at most fifty unknown names', () => {
    const unknown = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`x${index}`, 1]));
    expect(Object.keys(keys({ ...given, ...unknown }))).toHaveLength(50);
  });
});

it('asks for a picture where one is needed', () => {
  const { problems } = readInput({
    resource: { toggle: false, fields: { pictures: images({ required: true }) } },
    input: {},
    today,
  });
  expect(problems).toEqual({ pictures: [{ key: 'anyImage' }] });
});

it('an entity that is not switched off and on has no such field, nor has a child row', () => {
  const plain = { toggle: false, fields: { lines: children({ label: text() }) } };
  const { problems } = readInput({ resource: plain, input: { lines: [{ is_active: 1 }] }, today });
  expect(problems).toEqual({ 'lines.0.is_active': [{ key: 'unknown' }] });
  expect(readInput({ resource: plain, input: {}, today }).values).toEqual({ lines: [] });
});

it('passes over a broken rule when told to, and never over what cannot be parsed', () => {
  const ignoresProblem = () => true;
  expect(readInput({ resource, input: { name: 'A' }, today, ignoresProblem }).problems).toEqual({});
  expect(readInput({ resource, input: { ...given, kind: 'card' }, today, ignoresProblem }).problems).toEqual({
    kind: [{ key: 'choice' }],
  });
});

describe('changing a record', () => {
  const existing = { id: 1, name: 'A', kind: 'bank', account: 'X1', starts_on: '2026-01-01', lines: [], is_active: 1 };

  it('writes what is named and keeps the rest', () => {
    expect(readInput({ resource, input: { name: 'B' }, existing, today })).toStrictEqual({
      values: { name: 'B' },
      problems: {},
    });
  });

  it('does not ask for a password again', () => {
    expect(keys({ name: 'B' }, existing)).toEqual({});
  });

  it('keeps what is named without a value', () => {
    expect(readInput({ resource, input: { name: 'B', kind: undefined }, existing, today }).values).toEqual({
      name: 'B',
    });
  });

  it('refuses to empty what is required', () => {
    expect(keys({ name: '' }, existing)).toEqual({ name: ['required'] });
    expect(keys({ account: '' }, existing)).toEqual({ account: ['required'] });
    expect(keys({ is_active: '' }, existing)).toEqual({ is_active: ['required'] });
    expect(keys({ is_active: 'x' }, existing)).toEqual({ is_active: ['boolean'] });
  });
});

it('gives a form the same answer field by field', () => {
  const field = resource.fields.ends_on;
  const record = { starts_on: '2026-02-02', ends_on: '2026-02-01' };
  expect(fieldProblems({ name: 'ends_on', field, record, today })).toMatchObject([{ key: 'notBefore' }]);
  expect(fieldProblems({ name: 'account', field: resource.fields.account, record: { kind: 'cash' }, today })).toEqual(
    [],
  );
  const hidden = { name: 'account', field: resource.fields.account, record: { kind: 'cash', account: {} }, today };
  expect(fieldProblems(hidden)).toEqual([]);
  expect(fieldProblems({ ...hidden, record: { kind: 'bank', account: {} } })).toEqual([{ key: 'text' }]);
});

it('starts a life cycle in its first state', () => {
  expect(initialValue(resource.fields.state, today)).toBe(0);
  expect(initialValue(integer({ initial: 3 }), today)).toBe(3);
});

it('starts a list without rows, a day where it is told to, and the rest empty', () => {
  expect(initialValue(manyToMany('tag', { through: 'x' }), today)).toEqual([]);
  expect(initialValue(images(), today)).toEqual([]);
  expect(initialValue(date({ initial: 'today' }), today)).toBe(today);
  expect(initialValue(date({ initial: '2026-01-31' }), today)).toBe('2026-01-31');
  expect(initialValue(text(), today)).toBeNull();
});

describe('a telephone number', () => {
  const office = { toggle: false, fields: { name: text(), phone: phone() } };
  const readPhone = (typed: string) =>
    typed.startsWith('+') ? { value: typed.replaceAll(' ', '') } : invalid('phone');
  const read = (input: Record<string, unknown>, existing?: Record<string, unknown>) =>
    readInput({ resource: office, input, existing, today, readPhone });

  it('is read by whoever knows the numbers of a country, and nothing else is', () => {
    expect(read({ name: '+ 1', phone: '+1 213' }).values).toEqual({ name: '+ 1', phone: '+1213' });
    expect(read({ phone: '0171-1000000' }).problems).toEqual({ phone: [{ key: 'phone' }] });
    expect(read({ phone: '' }).values).toMatchObject({ phone: null });
  });

  it('stays as it is stored while nobody changes it', () => {
    expect(read({ phone: '0171-1000000' }, { phone: '0171-1000000' })).toEqual({
      values: { phone: '0171-1000000' },
      problems: {},
    });
    expect(read({ phone: '0171-2000000' }, { phone: '0171-1000000' }).problems).toEqual({ phone: [{ key: 'phone' }] });
  });
});
