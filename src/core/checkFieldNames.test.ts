import { expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import { children, date, defineResource, integer, manyToMany, reference, text } from './index.ts';
import type { Fields } from './fields/field.ts';
import type { ResourceDeclaration } from './resource.ts';

const declare = (fields: object) => () => defineResource({ ...plain, fields: fields as Fields } as ResourceDeclaration);

it.each(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid'])(
  'a field is not named as a column that PostgreSQL has in every table: %s',
  (name) => {
    expect(declare({ [name]: text() })).toThrow(
      `schemas/finance/bank.ts: fields.${name}: is a column that PostgreSQL has in every table`,
    );
  },
);

it.each<[object, string]>([
  [{ constructor: text() }, 'fields.constructor: is a name that every object has by itself'],
  [{ creator: text() }, 'fields.creator: is a name that every record has by itself'],
  [{ beds: integer(), beds_gte: integer() }, 'fields.beds_gte: is the filter of lists that asks for "beds"'],
  [{ beds: integer(), beds_lte: integer() }, 'fields.beds_lte: is the filter of lists that asks for "beds"'],
  [{ beds: integer(), beds_not: integer() }, 'fields.beds_not: is the filter of lists that asks for "beds"'],
  [{ created_at_gte: date() }, 'fields.created_at_gte: is the filter of lists that asks for "created_at"'],
  [
    { wing: text(), wing_id: reference('wing') },
    'fields.wing_id: is answered with its record as "wing", which is a field itself',
  ],
  [
    { wings: text(), wing_ids: manyToMany('wing', { through: 'bank_wings' }) },
    'fields.wing_ids: is answered with its record as "wings", which is a field itself',
  ],
  [{ a: text({ renamedFrom: 'a' }) }, 'fields.a.renamedFrom: "a" is still a field'],
  [{ a: text({ renamedFrom: 'b' }), b: text() }, 'fields.a.renamedFrom: "b" is still a field'],
  [{ a: text({ renamedFrom: 'B c' }) }, 'fields.a.renamedFrom: "B c" is not snake_case'],
  [{ bank_ids: manyToMany('bank', { through: 'Bad Name' }) }, 'fields.bank_ids.through: "Bad Name" is not snake_case'],
  [{ rows: children({ xmin: text() }) }, 'fields.rows.xmin: is a column that PostgreSQL has in every table'],
  [{ a: text(), rows: children({}) }, 'fields.rows: a row has no field'],
  [{ a: text({ writeOnce: true, fixedWhileUsed: true }) }, 'fields.a.fixedWhileUsed: says nothing beside writeOnce'],
  [{ a: text({ sameAs: 'b' }), b: integer() }, 'fields.a.sameAs: "b" is no text'],
])('a name that means something else already is refused: %j', (fields, message) => {
  expect(declare(fields)).toThrow(`schemas/finance/bank.ts: ${message}`);
});

it('a field may end as a filter does where there is no such field', () => {
  expect(declare({ name: text(), paid_not: integer() })).not.toThrow();
});
