import { expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import {
  choice,
  computed,
  date,
  dateTime,
  defineRegistry,
  defineResource,
  integer,
  reference,
  text,
  time,
} from './index.ts';
import type { ResourceDeclaration } from './resource.ts';

const fields = {
  name: text(),
  secret: text({ readPermission: 'full' }),
  worth: computed({ as: 'integer', value: () => 1 }),
  begins_on: date(),
  ends_on: date(),
  begins: dateTime(),
  at: time(),
  day_id: reference('day'),
  slot_id: reference('slot'),
};
const week = { day: 'day_id.weekday', from: 'slot_id.starts_at', to: 'slot_id.ends_at', of: ['name'], shows: ['name'] };
const plan = { day: 'begins_on', of: ['name'], shows: ['name'] };
const month = { from: 'begins_on', shows: ['name'] };

const declare = (list: object) => () => defineResource({ ...plain, fields, list } as unknown as ResourceDeclaration);

it.each<[object, string]>([
  [{ thenBy: ['nmae'] }, 'list.thenBy: there is no field "nmae"; did you mean "name"?'],
  [{ thenBy: ['worth'] }, 'list.thenBy: "worth" is nothing that rows are sorted by'],
  [{ groupBy: ['begin_on'] }, 'list.groupBy: there is no field "begin_on"; did you mean "begins_on"?'],
  [{ groupBy: ['name'] }, 'list.groupBy: "name" makes no groups'],
  [{ groupBy: [] }, 'list.groupBy: there are none'],
  [{ views: {} }, 'list.views: there are none'],
  [{ views: { weak: week } }, 'list.views.weak: is no key; did you mean "week"?'],
  [{ views: { week: { ...week, show: ['name'] } } }, 'list.views.week.show: is no key; did you mean "shows"?'],
  [{ views: { week: { ...week, shows: undefined } } }, 'list.views.week.shows: must be there: a list of texts'],
  [{ views: { week: { ...week, day: 'day.weekday' } } }, 'list.views.week.day: there is no field "day"'],
  [{ views: { week: { ...week, day: 'day_id' } } }, 'list.views.week.day: "day_id" leads through no reference'],
  [{ views: { week: { ...week, day: 'name.weekday' } } }, 'list.views.week.day: "name" is not a reference'],
  [{ views: { week: { ...week, to: 'day_id.weekday' } } }, 'list.views.week: needs "from" and "to" of one reference'],
  [{ views: { week: { ...week, day: 'slot_id.weekday' } } }, 'list.views.week: needs two references'],
  [{ views: { week: { ...week, within: 'name' } } }, 'list.views.week.within: "name" is not a reference'],
  [{ views: { week: { ...week, of: [] } } }, 'list.views.week.of: there are none'],
  [{ views: { week: { ...week, of: [{ by: 'name' }] } } }, 'list.views.week.of: names neither a field nor a list'],
  [{ views: { week: { ...week, of: [['day_id', 'name']] } } }, 'list.views.week.of: "name" is not a reference'],
  [{ views: { week: { ...week, of: ['at'] } } }, 'list.views.week.of: "at" is nobody and nothing'],
  [{ views: { week: { ...week, of: ['secret'] } } }, 'list.views.week.of: would tell "secret" to people who may not'],
  [{ views: { week: { ...week, shows: ['worth'] } } }, 'list.views.week.shows: "worth" has no short text'],
  [{ views: { month: { ...month, from: 'at' } } }, 'list.views.month.from: "at" is no day'],
  [{ views: { month: { ...month, to: 'begins' } } }, 'list.views.month.to: "begins" is of another kind than "from"'],
  [{ views: { month: { ...month, at: 'ends_on' } } }, 'list.views.month.at: "ends_on" is no time'],
  [{ views: { month: { ...month, from: 'begins', at: 'at' } } }, 'list.views.month.at: says nothing beside an instant'],
  [{ views: { plan: { ...plan, day: 'begins' } } }, 'list.views.plan.day: "begins" is no day'],
  [{ views: { plan: { ...plan, from: 'begins' } } }, 'list.views.plan.from: "begins" is no time'],
])('%j is refused', (list, message) => {
  expect(declare(list)).toThrow(`schemas/finance/bank.ts: ${message}`);
});

it('takes a week, a month and a plan that are right', () => {
  const views = { week, month: { ...month, to: 'ends_on', at: 'at' }, plan: { ...plan, from: 'at' } };
  const { list } = declare({ thenBy: ['at'], groupBy: ['day_id'], views })();
  expect(list).toMatchObject({ thenBy: ['at'], groupBy: ['day_id'], views });
});

it('a misspelt field does not compile', () => {
  const declared = () =>
    defineResource({
      ...plain,
      fields: { name: text(), held_on: date() },
      list: {
        // @ts-expect-error there is no such field
        thenBy: ['held_no'],
        // @ts-expect-error there is no such field
        views: { month: { from: 'held_no', shows: ['name'] } },
      },
    });
  expect(declared).toThrow('there is no field "held_no"; did you mean "held_on"?');
});

const usual = { area: 'finance', permission: 'Bank', visibleTo: 'everybody' } as const;
const slots = { starts_at: time(), ends_at: time(), name: text() };

it.each<[string, object, object, string]>([
  ['a day without a weekday', { name: text() }, slots, 'list.views.week.day: "day" has no field "weekday"'],
  [
    'a weekday that is none',
    { name: text(), weekday: choice({ eighth: 7, first: 0 }) },
    slots,
    'list.views.week.day: "weekday" of "day" is no choice of 0, a Sunday, to 6',
  ],
  ['a weekday that is a number', { name: text(), weekday: integer() }, slots, 'is no choice of 0'],
  [
    'a time that is none',
    { name: text(), weekday: choice({ sunday: 0, monday: 1 }) },
    { ...slots, ends_at: text() },
    'list.views.week.to: "ends_at" of "slot" is no time',
  ],
])('a week with %s is refused', (_, ofDay, ofSlot, message) => {
  const registry = () =>
    defineRegistry({
      areas: ['finance'],
      resources: [
        declare({ views: { week } })(),
        defineResource({ ...usual, name: 'day', path: '/day', fields: ofDay } as ResourceDeclaration),
        defineResource({ ...usual, name: 'slot', path: '/slot', fields: ofSlot } as ResourceDeclaration),
      ],
    });
  expect(registry).toThrow(message);
});
