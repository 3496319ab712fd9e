import { type KeyboardEvent, type TouchEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '../../fields/useWords.ts';
import { formatTime } from '../../format/format.ts';
import { weekdayOf } from './monthGrid.ts';
import { useClock } from './useClock.ts';
import { WeekBlock } from './WeekBlock.tsx';
import { byPlace, isNow, placeKey } from './weekGrid.ts';
import type { WeekBlocksProps } from './WeekTable.tsx';

/** Pixels that a finger moves aside before it turns the page. */
const SWIPE = 60;

/** A week where there is room for one day: tabs lead from day to day, and so does a finger. It begins with today. */
export function WeekByDay({ resource, frame, blocks, shows }: WeekBlocksProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const { today, time } = useClock(conventions.timeZone);
  const [chosen, choose] = useState<number>();
  const touched = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const { days, slots } = frame;
  const isToday = (weekday: number) => weekday === weekdayOf(today);
  const placed = byPlace(blocks, frame.places);
  const day = days.find((each) => each.id === chosen) ?? days.find(({ weekday }) => isToday(weekday)) ?? days[0];
  const shown = day?.id;
  useEffect(() => {
    const tab = tabs.current?.querySelector(`[data-day="${shown}"]`);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  if (!day) return null;
  const turn = (steps: number) => {
    const next = days[days.indexOf(day) + steps];
    if (next) choose(next.id);
    return next;
  };
  const moveTab = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = turn(step * forwardOf(event.currentTarget));
    if (next) event.currentTarget.querySelector<HTMLElement>(`[data-day="${next.id}"]`)?.focus();
  };
  const swipe = (event: TouchEvent<HTMLDivElement>) => {
    const [end, start] = [event.changedTouches[0], touched.current];
    if (!start || !end) return;
    const [aside, down] = [end.clientX - start.x, end.clientY - start.y];
    if (Math.abs(aside) < SWIPE || Math.abs(aside) < 2 * Math.abs(down)) return;
    turn((aside < 0 ? 1 : -1) * forwardOf(event.currentTarget));
  };
  const own = slots.map((slot) => ({ slot, records: placed.get(placeKey(slot.id, day.id)) ?? [] }));
  const isFree = own.every(({ records }) => records.length === 0);
  return (
    <>
      <div ref={tabs} className="list-tabs" role="tablist" aria-label={translate('listViews.week')} onKeyDown={moveTab}>
        {days.map((each) => (
          <button
            key={each.id}
            type="button"
            role="tab"
            id={`${id}-${each.id}`}
            data-day={each.id}
            aria-selected={each === day}
            aria-controls={`${id}-panel`}
            tabIndex={each === day ? 0 : -1}
            onClick={() => choose(each.id)}
          >
            <bdi>{each.name}</bdi>
            {isToday(each.weekday) && <span className="list-tab-count">{translate('listViews.today')}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${day.id}`}
        className="week-day"
        onTouchStart={(event) => {
          const touch = event.touches[0];
          touched.current = touch && { x: touch.clientX, y: touch.clientY };
        }}
        onTouchEnd={swipe}
      >
        {isFree ? (
          <p className="week-free">{translate(day.isWorked ? 'listViews.nothingOnDay' : 'listViews.dayOff')}</p>
        ) : (
          <ul>
            {own.map(({ slot, records }) => (
              <li key={slot.id} className={slot.isTaken ? undefined : 'week-break'}>
                <div className="week-day-time">
                  <bdi>{slot.name}</bdi>
                  <span>
                    {formatTime(slot.from, conventions)} – {formatTime(slot.to, conventions)}
                  </span>
                </div>
                <div className="week-place">
                  {records.map((record) => (
                    <WeekBlock
                      key={record.id}
                      resource={resource}
                      record={record}
                      shows={shows}
                      isNow={isToday(day.weekday) && isNow(slot, time)}
                    />
                  ))}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** In a text from the right the next day is to the left. */
function forwardOf(element: HTMLElement): number {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
