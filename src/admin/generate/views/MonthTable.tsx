import { type KeyboardEvent, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { MonthView } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatPlainNumber } from '../../format/format.ts';
import { isolated } from '../../format/names.ts';
import { BarText } from './BarText.tsx';
import { longDay, longWeekday, monthName, shortWeekday } from './dayNames.ts';
import { moveInGrid } from './gridKeys.ts';
import { type Bar, barsOf, onDay, type Span } from './monthGrid.ts';
import { RecordEntry } from './RecordEntry.tsx';
import { isOff, type NameOff } from './useDaysOff.ts';
import { useEntryText } from './useEntryText.ts';

/** Bars that lie over each other in a day; more are a number that leads to them. */
const LANES = 3;

interface MonthTableProps {
  readonly resource: Resource;
  readonly view: MonthView;
  readonly month: string;
  readonly weeks: readonly (readonly string[])[];
  readonly spans: readonly Span<RaRecord>[];
  readonly today: string;
  readonly worked: ReadonlySet<number> | undefined;
  readonly nameOff: NameOff;
  /** The day whose records stand below. */
  readonly open: string | undefined;
  readonly onOpen: (day: string) => void;
  readonly onTurn: (months: number) => void;
}

/** A month as a table: a row for each week, in it bars over the days. One day is a stop of the tab key; the arrows lead on. */
export function MonthTable(props: MonthTableProps) {
  const { month, weeks, today, worked, nameOff, onTurn } = props;
  const { conventions } = useWords();
  const [focused, setFocused] = useState<string>();
  const all = weeks.flat();
  const stop = [focused, props.open, today, `${month}-01`].find((day) => day !== undefined && all.includes(day));
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const turn = { PageDown: 1, PageUp: -1 }[event.key];
    if (turn === undefined) return moveInGrid(event);
    event.preventDefault();
    onTurn(turn);
  };
  return (
    <div className="month-scroll">
      <table className="month-table" aria-label={monthName(month, conventions)} onKeyDown={press}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={longWeekday(day, conventions)}>
                {shortWeekday(day, conventions)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => {
            const bars = barsOf(week, props.spans);
            return (
              <tr key={week[0]}>
                {week.map((day, column) => (
                  <td
                    key={day}
                    data-outside={!day.startsWith(month)}
                    data-today={day === today}
                    data-off={isOff(day, worked) || nameOff(day) !== undefined}
                  >
                    <DayCell
                      {...props}
                      day={day}
                      place={{ column, row, isStop: day === stop }}
                      bars={bars}
                      onFocus={setFocused}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps extends MonthTableProps {
  readonly day: string;
  readonly place: { readonly column: number; readonly row: number; readonly isStop: boolean };
  readonly bars: readonly Bar<RaRecord>[];
  readonly onFocus: (day: string) => void;
}

function DayCell({ resource, view, day, place, bars, spans, today, nameOff, open, onOpen, onFocus }: DayCellProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const textOf = useEntryText(resource, view);
  const { column, row } = place;
  const count = onDay(day, spans).length;
  const here = bars.filter(({ start, length }) => start <= column && column < start + length);
  const hidden = here.filter(({ lane }) => lane >= LANES).length;
  const lanes = Math.min(LANES, Math.max(0, ...here.map(({ lane }) => lane + 1)));
  const holiday = nameOff(day);
  const named = [longDay(day, conventions), holiday && isolated(holiday)].filter(Boolean).join(' · ');
  const label = translate('listViews.day', { day: named, smart_count: count });
  return (
    <>
      <button
        type="button"
        className="month-day"
        data-column={column}
        data-row={row}
        data-day={day}
        tabIndex={place.isStop ? 0 : -1}
        aria-label={label}
        aria-current={day === today ? 'date' : undefined}
        aria-expanded={day === open}
        title={label}
        onClick={() => onOpen(day)}
        onFocus={() => onFocus(day)}
      >
        {formatPlainNumber(Number(day.slice(8)), conventions)}
      </button>
      {holiday && (
        <small className="month-holiday" title={holiday}>
          <bdi>{holiday}</bdi>
        </small>
      )}
      {Array.from({ length: lanes }, (_, lane) => {
        const bar = here.find((each) => each.lane === lane);
        const said = bar && textOf(bar.entry);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number.
          <div key={lane} className="month-lane">
            {said && bar.start !== column && <span className="unseen">{said.text}</span>}
            {said && bar.start === column && (
              <RecordEntry
                resource={resource}
                record={bar.entry}
                className="month-bar"
                title={said.text}
                tabIndex={-1}
                style={{ inlineSize: `calc(${bar.length * 100}% - 4px)` }}
                data={{ 'data-tone': said.tone, 'data-begun': bar.isBegun, 'data-going-on': bar.isGoingOn }}
              >
                <BarText {...said} />
              </RecordEntry>
            )}
          </div>
        );
      })}
      {hidden > 0 && (
        <button type="button" className="month-more" tabIndex={-1} onClick={() => onOpen(day)}>
          {translate('listViews.more', { smart_count: hidden })}
        </button>
      )}
    </>
  );
}
