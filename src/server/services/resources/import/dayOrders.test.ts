import { expect, it } from 'vitest';
import { registry } from '../../../../../schemas/index.ts';
import { buildAbility, EVERYTHING } from '../../../../core/abilities.ts';
import { importColumns } from './columns.ts';
import { type ColumnDays, dayOrdersOf, type KnownDayOrders, usualDayOrder } from './dayOrders.ts';
import type { Cell } from './types.ts';

const caller = {
  userId: 1,
  name: '',
  roleId: 1,
  rules: [EVERYTHING],
  ability: buildAbility([EVERYTHING]),
  address: '',
  requestId: '',
};
const columns = importColumns({ resource: registry.get('student'), registry, caller });
const born = columns.find(({ key }) => key === 'date_of_birth') ?? null;

function daysOf(cells: readonly Cell[], known: KnownDayOrders = {}): ColumnDays | undefined {
  const lines = cells.map((cell, index) => ({ number: index + 2, cells: [cell] }));
  const sheet = { headings: ['Born'], lines, bytes: 0 };
  return dayOrdersOf({ sheet, matches: new Map([['Born', born]]), known, usual: 'day_first' }).get('Born');
}

it('a column whose days read both ways is asked about', () => {
  expect(daysOf(['2014-01-02', '05/06/2014', '7.8.2014'])).toEqual({
    order: 'day_first',
    by: 'nobody',
    text: '05/06/2014',
  });
});

it('one value that reads one way decides for its column, whatever was answered', () => {
  expect(daysOf(['05/06/2014', '13/06/2014'])).toEqual({ order: 'day_first', by: 'file', text: '13/06/2014' });
  expect(daysOf(['05/06/2014', '06/13/2014'], { chosen: 'day_first' })).toMatchObject({
    order: 'month_first',
    by: 'file',
  });
});

it('an answer counts where no value decides, or where values contradict each other', () => {
  expect(daysOf(['05/06/2014'], { chosen: 'month_first' })).toMatchObject({ order: 'month_first', by: 'answer' });
  expect(daysOf(['13/06/2014', '06/13/2014', '05/06/2014'])).toMatchObject({ by: 'nobody', text: '05/06/2014' });
  expect(daysOf(['13/06/2014', '06/13/2014', '05/06/2014'], { chosen: 'month_first' })).toMatchObject({
    order: 'month_first',
    by: 'answer',
  });
});

it('of values that contradict each other the rarer ones are wrong where nothing else is open', () => {
  expect(daysOf(['13/06/2014', '06/13/2014', '07/14/2014'])).toMatchObject({ order: 'month_first', by: 'file' });
});

it('rows that wait are read like those that did not have to', () => {
  expect(daysOf(['05/06/2014'], { byHeading: { Born: 'month_first' } })).toMatchObject({
    order: 'month_first',
    by: 'answer',
  });
});

it('days of Excel, days with the year first, names of months and the same number twice ask nothing', () => {
  const cells = [new Date('2014-06-05'), 41_795, '41795', '2014-06-05', '5 June 2014', '05/05/2014', 'soon', null];
  expect(daysOf(cells)).toBeUndefined();
});

it.each([
  ['BD', 'day_first'],
  ['US', 'month_first'],
  ['DE', 'day_first'],
  ['', 'day_first'],
])('the country %s writes %s', (country, order) => {
  expect(usualDayOrder(country)).toBe(order);
});
