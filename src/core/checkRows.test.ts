import { expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import {
  children,
  choice,
  date,
  defineResource,
  file,
  images,
  integer,
  longText,
  money,
  reference,
  richText,
  text,
  year,
} from './index.ts';
import type { ResourceDeclaration } from './resource.ts';

const declare = (more: object) => () => defineResource({ ...plain, ...more } as ResourceDeclaration);

const place = integer({ required: true, place: true });
const name = text({ required: true });
const placed = (more: object) => ({ fields: { order: integer({ required: true, place: true, ...more }) } });

it.each<[object, string]>([
  [{ fields: { order: integer({ place: true }) } }, 'fields.order.place: is required and entered'],
  [placed({ readOnly: true }), 'fields.order.place: is required and entered'],
  [{ fields: { order: year({ required: true, place: true }) } }, 'fields.order.place: is an integer'],
  [
    { fields: { price: money({ required: true, place: true } as never) } },
    'fields.price: "place" is no option of money',
  ],
  [{ fields: { order: place, other: place } }, 'fields.other.place: "order" is the place already'],
  [placed({ readPermission: 'full' }), 'fields.order.place: is hidden from nobody'],
  [placed({ initial: 1 }), 'fields.order.initial: says nothing of a place'],
  [placed({ unique: true, next: {} }), 'fields.order.next: says nothing of a place'],
  [placed({ writeOnce: true }), 'fields.order.writeOnce: says nothing of a place'],
  [placed({ fixedWhileUsed: true }), 'fields.order.fixedWhileUsed: says nothing of a place'],
  [
    { fields: { other: integer(), order: integer({ required: true, place: true, atMost: 'other' }) } },
    'fields.order.atMost: says nothing of a place',
  ],
  [{ fields: { rows: children({ order: place }) } }, 'fields.rows.order.place: child rows are in order already'],
  [{ fields: { order: place }, singleton: true }, 'fields.order.place: is for lists'],
  [{ fields: { order: place }, readOnly: true }, 'fields.order.place: is for records that people change'],
  [
    { fields: { user_id: reference('user'), order: place }, visibleTo: { rules: [{ rule: 'owner', by: 'user_id' }] } },
    "fields.order.place: needs visibleTo: 'everybody'",
  ],
  [
    { fields: { name, order: place }, editableWhen: { name: 'open' } },
    'fields.order.place: says nothing beside editableWhen',
  ],
  [
    { fields: { user_id: reference('user'), order: place }, editableBy: { owner: 'user_id', unless: 'full' } },
    'fields.order.place: says nothing beside editableBy',
  ],
  [
    { fields: { held_on: date(), order: place }, list: { groupBy: ['held_on'] } },
    'list.groupBy: says nothing beside fields.order.place',
  ],
])('a place that people could not move is refused: %j', (more, message) => {
  expect(declare(more)).toThrow(`schemas/finance/bank.ts: ${message}`);
});

it.each<[object, string]>([
  [{ fields: { name }, singleton: true, list: { inPlace: true } }, 'list.inPlace: is for lists'],
  [{ fields: { name }, readOnly: true, list: { inPlace: true } }, 'list.inPlace: is for records that people change'],
  [
    { fields: { name, rows: children({ name }) }, list: { inPlace: true } },
    'list.inPlace: a row has no room for "rows"',
  ],
  [{ fields: { name, note: richText() }, list: { inPlace: true } }, 'list.inPlace: a row has no room for "note"'],
  [{ fields: { name, paper: file() }, list: { inPlace: true } }, 'list.inPlace: a row has no room for "paper"'],
  [{ fields: { name, photos: images() }, list: { inPlace: true } }, 'list.inPlace: a row has no room for "photos"'],
  [
    { fields: { name, bank_id: reference('bank', { madeWith: ['name'] }) }, list: { inPlace: true } },
    'list.inPlace: a row has no room for "bank_id"',
  ],
  [
    { fields: { name, note: longText(), kind: choice(['a', 'b']) }, list: { inPlace: true, groupBy: ['kind'] } },
    'list.groupBy: says nothing beside list.inPlace',
  ],
  [{ fields: { name }, list: { inPlace: 1 } }, 'list.inPlace: '],
  [{ fields: { name }, list: { inPlace: true } }, 'list.inPlace: says what is so without it'],
])('rows that have no room for their form are refused: %j', (more, message) => {
  expect(declare(more)).toThrow(`schemas/finance/bank.ts: ${message}`);
});
