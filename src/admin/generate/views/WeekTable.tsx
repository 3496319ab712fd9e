import { useEffect, useState } from 'react';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatTime } from '../../format/format.ts';
import { resourceLabel } from '../../format/labels.ts';
import { moveInGrid } from './gridKeys.ts';
import { weekdayOf } from './monthGrid.ts';
import { useClock } from './useClock.ts';
import type { useWeekFrame } from './useWeekFrame.ts';
import { WeekBlock } from './WeekBlock.tsx';
import { byPlace, isNow, placeKey, type Slot } from './weekGrid.ts';

/** Blocks beside each other in one place lie between those of two days. */
const BESIDE = 100;

export interface WeekBlocksProps {
  readonly resource: Resource;
  readonly frame: Pick<ReturnType<typeof useWeekFrame>, 'days' | 'slots' | 'places'>;
  readonly blocks: readonly RaRecord[];
  readonly shows: readonly string[];
}

/** A week as a table: days across, times down. One block is a stop of the tab key; the arrows lead on from it. */
export function WeekTable({ resource, frame, blocks, shows }: WeekBlocksProps) {
  const translate = useTranslate();
  useLandscape();
  const { conventions } = useWords();
  const { today, time } = useClock(conventions.timeZone);
  const [focused, setFocused] = useState<Identifier>();
  const { days, slots } = frame;
  const placed = byPlace(blocks, frame.places);
  const ordered = slots.flatMap((slot) => days.flatMap((day) => placed.get(placeKey(slot.id, day.id)) ?? []));
  const stop = ordered.some(({ id }) => id === focused) ? focused : ordered[0]?.id;
  const isToday = (weekday: number) => weekday === weekdayOf(today);
  return (
    <div className="week-scroll">
      <table className="week-table" aria-label={resourceLabel(translate, resource.name, 2)} onKeyDown={moveInGrid}>
        <thead>
          <tr>
            <th scope="col">{translate('listViews.time')}</th>
            {days.map((day) => (
              <th
                key={day.id}
                scope="col"
                data-today={isToday(day.weekday)}
                data-off={!day.isWorked}
                aria-current={isToday(day.weekday) ? 'date' : undefined}
              >
                <bdi>{day.name}</bdi>
                {isToday(day.weekday) && <em>{translate('listViews.today')}</em>}
                {!day.isWorked && <em>{translate('listViews.dayOff')}</em>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots.map((slot, row) =>
            slot.isTaken ? (
              <tr key={slot.id}>
                <SlotHead slot={slot} />
                {days.map((day, column) => (
                  <td key={day.id} data-today={isToday(day.weekday)} data-off={!day.isWorked}>
                    <div className="week-place">
                      {(placed.get(placeKey(slot.id, day.id)) ?? []).map((record, beside) => (
                        <WeekBlock
                          key={record.id}
                          resource={resource}
                          record={record}
                          shows={shows}
                          isNow={isToday(day.weekday) && isNow(slot, time)}
                          place={{ column: column * BESIDE + beside, row, isStop: record.id === stop }}
                          onFocus={() => setFocused(record.id)}
                        />
                      ))}
                    </div>
                  </td>
                ))}
              </tr>
            ) : (
              <tr key={slot.id} className="week-break">
                <SlotHead slot={slot} />
                <td colSpan={days.length} />
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

function SlotHead({ slot }: { readonly slot: Slot }) {
  const { conventions } = useWords();
  return (
    <th scope="row">
      <bdi>{slot.name}</bdi>
      <span>
        {formatTime(slot.from, conventions)} – {formatTime(slot.to, conventions)}
      </span>
    </th>
  );
}

const LANDSCAPE = '@page { size: a4 landscape; margin: 10mm; }';

/** Prints on paper that lies on its side as long as the component is there: a style sheet of a file would stay. */
function useLandscape(): void {
  useEffect(() => {
    // A browser without such sheets prints as it is set up.
    if (!('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(LANDSCAPE);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}
