import { describe, expect, it } from 'vitest';
import { addMonths, barsOf, isMonth, onDay, weeksOf } from './monthGrid.ts';

const span = (entry: string, from: string, to: string) => ({ entry, from, to });

describe('a month', () => {
  it('has all days of the weeks that it touches, from the first day of the week on', () => {
    const weeks = weeksOf('2026-11', 0);
    expect(weeks.map((week) => [week[0], week.at(-1)])).toEqual([
      ['2026-11-01', '2026-11-07'],
      ['2026-11-08', '2026-11-14'],
      ['2026-11-15', '2026-11-21'],
      ['2026-11-22', '2026-11-28'],
      ['2026-11-29', '2026-12-05'],
    ]);
    expect(weeksOf('2026-11', 1)[0]?.[0]).toBe('2026-10-26');
    expect(weeksOf('2026-02', 0)).toHaveLength(4);
  });

  it('comes before and after another', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it.each([[null], ['2026'], ['2026-13'], ['0026-01'], ['2026-11-01'], ['x']])('is not %s', (text) => {
    expect(isMonth(text)).toBe(false);
  });
});

describe('the bars of a week', () => {
  const [week = []] = weeksOf('2026-11', 0);

  it('lie over the days of their span, and say where it goes beyond the week', () => {
    const [bar] = barsOf(week, [span('a', '2026-10-30', '2026-11-02')]);
    expect(bar).toMatchObject({ start: 0, length: 2, lane: 0, isBegun: true, isGoingOn: false });
    expect(barsOf(week, [span('a', '2026-11-06', '2026-11-09')])[0]).toMatchObject({
      start: 5,
      length: 2,
      isBegun: false,
      isGoingOn: true,
    });
  });

  it('never lie on each other, and fill the lanes from the top', () => {
    const bars = barsOf(week, [
      span('late', '2026-11-05', '2026-11-05'),
      span('short', '2026-11-02', '2026-11-02'),
      span('long', '2026-11-02', '2026-11-04'),
    ]);
    expect(bars.map(({ entry, lane }) => [entry, lane])).toEqual([
      ['long', 0],
      ['short', 1],
      ['late', 0],
    ]);
  });

  it('are those of that week alone', () => {
    expect(barsOf(week, [span('a', '2026-11-08', '2026-11-09'), span('b', '2026-10-01', '2026-10-31')])).toEqual([]);
  });
});

it('on a day lies what begins before it and ends after it', () => {
  const spans = [span('a', '2026-11-01', '2026-11-03'), span('b', '2026-11-03', '2026-11-03')];
  expect(onDay('2026-11-03', spans)).toEqual(['a', 'b']);
  expect(onDay('2026-11-04', spans)).toEqual([]);
});
