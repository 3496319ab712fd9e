import type { RaRecord } from 'react-admin';
import { useTranslate } from 'react-admin';
import type { MonthView } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { BarText } from './BarText.tsx';
import { longDay } from './dayNames.ts';
import { RecordEntry } from './RecordEntry.tsx';
import { useEntryText } from './useEntryText.ts';

interface DayEntriesProps {
  readonly resource: Resource;
  readonly view: MonthView;
  readonly day: string;
  readonly isToday: boolean;
  readonly records: readonly RaRecord[];
}

/** A day with all that lies on it. */
export function DayEntries({ resource, view, day, isToday, records }: DayEntriesProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const textOf = useEntryText(resource, view);
  return (
    <>
      <h3>
        {longDay(day, conventions)}
        {isToday && <em>{translate('listViews.today')}</em>}
      </h3>
      {records.length === 0 && <p>{translate('listViews.nothingOnDay')}</p>}
      <ul>
        {records.map((record) => {
          const said = textOf(record);
          return (
            <li key={record.id}>
              <RecordEntry resource={resource} record={record} className="month-bar" data={{ 'data-tone': said.tone }}>
                <BarText {...said} />
              </RecordEntry>
            </li>
          );
        })}
      </ul>
    </>
  );
}
