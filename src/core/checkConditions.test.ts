import { expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import {
  boolean,
  children,
  choice,
  computed,
  date,
  defineRegistry,
  defineResource,
  integer,
  money,
  password,
  reference,
  text,
} from './index.ts';
import type { Fields } from './fields/field.ts';
import type { ResourceDeclaration } from './resource.ts';

const declare = (fields: object) => () => defineResource({ ...plain, fields: fields as Fields } as ResourceDeclaration);

const fields = {
  beds: integer({ min: 1 }),
  price: money(),
  on: date(),
  open: boolean(),
  name: text({ max: 5 }),
  kind: choice(['old', 'new']),
  code: choice({ pdf: 1, word: 2 }),
  wing_id: reference('wing'),
  secret: password(),
  rows: children({ a: text() }),
  sum: computed({ as: 'money', value: () => null }),
};

it.each<[object, string]>([
  [{}, 'is empty, and so always holds'],
  [{ beds: 'many' }, '"beds" is integer, and never "many"'],
  [{ beds: '3' }, '"beds" is integer, and never "3"'],
  [{ beds: 1.5 }, '"beds" is integer, and never 1.5'],
  [{ beds: 0 }, '"beds" is integer, and never 0'],
  [{ beds: [2, 'many'] }, '"beds" is integer, and never "many"'],
  [{ beds: { not: 'many' } }, '"beds" is integer, and never "many"'],
  [{ beds: [] }, 'compares "beds" with nothing'],
  [{ beds: { not: [] } }, 'compares "beds" with nothing'],
  [{ price: 'free' }, '"price" is money, and never "free"'],
  [{ on: 20260131 }, '"on" is date, and never 20260131'],
  [{ on: '31.01.2026' }, '"on" is date, and never "31.01.2026"'],
  [{ open: 'yes' }, '"open" is boolean, and never "yes"'],
  [{ open: 2 }, '"open" is boolean, and never 2'],
  [{ name: 7 }, '"name" is text, and never 7'],
  [{ name: 'longer than five' }, '"name" is text, and never "longer than five"'],
  [{ kind: 'nwe' }, '"nwe" is the name of no option of "kind"; did you mean "new"?'],
  [{ code: 1 }, '"1" is the name of no option of "code"'],
  [{ wing_id: 'north' }, '"wing_id" is reference, and never "north"'],
  [{ wing_id: 0 }, '"wing_id" is reference, and never 0'],
  [{ secret: 'Demo@1234' }, '"secret" is password, and never "Demo@1234"'],
  [{ rows: 3 }, '"rows" is children, and never 3'],
  [{ is_active: 1 }, 'there is no field "is_active"'],
  [{ 'wing_id.name.foo': 'x' }, '"wing_id.name.foo" looks further than to one record that is referred to'],
])('a condition that never or always holds is refused: %j', (visibleWhen, message) => {
  expect(declare({ ...fields, note: text({ visibleWhen: visibleWhen as never }) })).toThrow(
    `schemas/finance/bank.ts: fields.note.visibleWhen: ${message}`,
  );
});

it.each<object>([
  { beds: 3 },
  { beds: [2, 3, null] },
  { beds: { not: null } },
  { price: '12.50' },
  { price: 12.5 },
  { on: { not: '2026-01-31' } },
  { open: 1 },
  { name: ['a', 'b'], kind: { not: ['old'] } },
  { code: 'pdf' },
  { wing_id: 2 },
  { secret: { filled: true } },
  { rows: { filled: false } },
  { rows: null },
  { sum: 'anything' },
])('a condition that may hold or not is taken: %j', (visibleWhen) => {
  expect(declare({ ...fields, note: text({ visibleWhen: visibleWhen as never }) })).not.toThrow();
});

it('that something is new is said by an id of null', () => {
  expect(declare({ a: text({ requiredWhen: { id: null } }) })).not.toThrow();
  expect(declare({ a: text({ requiredWhen: { id: 5 } }) })).toThrow('fields.a.requiredWhen: "id" says that the record');
});

it.each<[object, string]>([
  [{ editableWhen: { beds: 'many' } }, 'editableWhen: "beds" is integer, and never "many"'],
  [{ editableWhen: {} }, 'editableWhen: is empty, and so always holds'],
  [{ editableWhen: { created_by: 'me' } }, 'editableWhen: "created_by" is reference, and never "me"'],
  [{ toggle: true, editableWhen: { is_active: 'yes' } }, 'editableWhen: "is_active" is boolean, and never "yes"'],
  [
    { endpoints: { variants: { big: { path: '/big', filter: { beds: 'many' } } } } },
    'endpoints.variants.big.filter: "beds" is integer, and never "many"',
  ],
])('so is one of the whole entity: %j', (more, message) => {
  expect(() => defineResource({ ...plain, ...more, fields } as ResourceDeclaration)).toThrow(message);
});

it.each<[object, string]>([
  [{ only: { beds: 'many' } }, 'fields.hall_id.only: "beds" is integer, and never "many"'],
  [{ only: { id: 'x' } }, 'fields.hall_id.only: "id" is integer, and never "x"'],
  [{ only: {} }, 'fields.hall_id.only: is empty, and so always holds'],
  [{ only: { is_active: 'yes' } }, 'fields.hall_id.only: "is_active" is boolean, and never "yes"'],
  [{ preset: { beds: [] } }, 'fields.hall_id.preset: compares "beds" with nothing'],
])('so is one of the records that a reference offers: %j', (options, message) => {
  expect(registering({ hall_id: reference('hall', options) })).toThrow(`schemas/finance/bank.ts: ${message}`);
});

it('so is one of a record that is referred to', () => {
  const note = text({ visibleWhen: { 'hall_id.beds': 'many' } });
  expect(registering({ hall_id: reference('hall'), note })).toThrow(
    'schemas/finance/bank.ts: fields.note.visibleWhen: "hall_id.beds" is integer, and never "many"',
  );
});

function registering(more: Fields) {
  const hall = defineResource({
    ...plain,
    name: 'hall',
    path: '/hall',
    toggle: true,
    fields: { name: text(), beds: integer() },
  });
  const bank = { ...plain, fields: { name: text(), ...more } } as ResourceDeclaration;
  return () => defineRegistry({ areas: ['finance'], resources: [hall, defineResource(bank)] });
}
