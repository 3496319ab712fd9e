import { Alert, Button, IconButton } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { MonthView as Month } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useIsPhone } from '../../theme/screenWidths.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { DayEntries } from './DayEntries.tsx';
import { monthName } from './dayNames.ts';
import { MonthTable } from './MonthTable.tsx';
import { addMonths, onDay, type Span, weeksOf } from './monthGrid.ts';
import { firstWeekday } from './schoolWeek.ts';
import { filtersOfDays, spansOf } from './spans.ts';
import { useAllRecords } from './useAllRecords.ts';
import { useClock } from './useClock.ts';
import { useViewAddress } from './useViewAddress.ts';
import { LimitNote } from './LimitNote.tsx';
import { isOff, type NameOff, useNamedDaysOff, useWorkedDays } from './useDaysOff.ts';

interface MonthViewProps {
  readonly resource: Resource;
  readonly month: Month;
}

/** The records of a list over the days of a month. */
export function MonthView({ resource, month: view }: MonthViewProps) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const { conventions } = useWords();
  const { filterValues } = useListContext();
  const address = useViewAddress();
  const worked = useWorkedDays();
  const { today } = useClock(conventions.timeZone);
  const [opened, setOpened] = useState<string>();
  const panel = useRef<HTMLElement>(null);
  const month = address.month ?? today.slice(0, 7);
  const weeks = weeksOf(month, firstWeekday(worked ?? new Set()));
  const [first = '', last = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const nameOff = useNamedDaysOff(resource, { first, last });
  const filter = { ...filterValues, ...resource.pathValues };
  const answer = useAllRecords(resource, {
    filters: filtersOfDays(resource, view, { first, last, filter }),
    isLasting: true,
  });
  const { data, error, isPending, refetch, isPlaceholderData } = answer;
  const spans = spansOf(data?.data ?? [], view, { timeZone: conventions.timeZone, last });
  const open = opened !== undefined && opened >= first && opened <= last ? opened : undefined;
  const turn = (months: number) => address.change({ month: addMonths(month, months) });
  const openDay = (day: string) => {
    setOpened(day);
    setTimeout(() => panel.current?.focus());
  };
  const close = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || open === undefined) return;
    setOpened(undefined);
    const table = event.currentTarget.parentElement;
    setTimeout(() => table?.querySelector<HTMLElement>(`[data-day="${open}"]`)?.focus());
  };
  const isEmpty = !isPending && !error && !spans.some((span) => span.from <= last && span.to >= first);
  return (
    <section className="views" aria-label={translate('listViews.month')}>
      <header className="views-head">
        <h2 aria-live="polite">{monthName(month, conventions)}</h2>
        <div className="month-tools">
          <IconButton
            aria-label={translate('listViews.previousMonth')}
            title={translate('listViews.previousMonth')}
            onClick={() => turn(-1)}
          >
            <Icon name="ChevronLeft" className="month-arrow" />
          </IconButton>
          <Button
            size="small"
            variant="outlined"
            title={translate('listViews.thisMonth')}
            onClick={() => address.change({ month: today.slice(0, 7) })}
          >
            {translate('listViews.today')}
          </Button>
          <IconButton
            aria-label={translate('listViews.nextMonth')}
            title={translate('listViews.nextMonth')}
            onClick={() => turn(1)}
          >
            <Icon name="ChevronRight" className="month-arrow" />
          </IconButton>
        </div>
      </header>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} isCall />}
      {isPending && <ListSkeleton columns={7} />}
      <LimitNote total={data?.total} />
      {isEmpty && <Alert severity="info">{translate('listViews.emptyMonth')}</Alert>}
      {data && !isPhone && (
        <div data-waiting={isPlaceholderData} className="month-frame">
          <MonthTable
            resource={resource}
            view={view}
            month={month}
            weeks={weeks}
            spans={spans}
            today={today}
            worked={worked}
            nameOff={nameOff}
            open={open}
            onOpen={openDay}
            onTurn={turn}
          />
          {open !== undefined && (
            <section
              ref={panel}
              className="month-list"
              tabIndex={-1}
              aria-label={translate('listViews.dayList')}
              onKeyDown={close}
            >
              <DayEntries
                resource={resource}
                view={view}
                day={open}
                isToday={open === today}
                records={onDay(open, spans)}
              />
            </section>
          )}
        </div>
      )}
      {data && isPhone && (
        <Agenda
          resource={resource}
          view={view}
          days={daysOf(weeks, month)}
          spans={spans}
          today={today}
          worked={worked}
          nameOff={nameOff}
        />
      )}
    </section>
  );
}

interface AgendaProps {
  readonly resource: Resource;
  readonly view: Month;
  readonly days: readonly string[];
  readonly spans: readonly Span<RaRecord>[];
  readonly today: string;
  readonly worked: ReadonlySet<number> | undefined;
  readonly nameOff: NameOff;
}

/** A month where there is no room for a table: the days on which something lies. */
function Agenda({ resource, view, days, spans, today, worked, nameOff }: AgendaProps) {
  return days.map((day) => {
    const records = onDay(day, spans);
    if (records.length === 0) return null;
    return (
      <div key={day} className="month-list" data-off={isOff(day, worked) || nameOff(day) !== undefined}>
        <DayEntries resource={resource} view={view} day={day} isToday={day === today} records={records} />
      </div>
    );
  });
}

function daysOf(weeks: readonly (readonly string[])[], month: string): string[] {
  return weeks.flat().filter((day) => day.startsWith(month));
}
