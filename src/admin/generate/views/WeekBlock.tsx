import type { RaRecord } from 'react-admin';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { textsOf } from './entryTexts.ts';
import { RecordEntry } from './RecordEntry.tsx';

interface WeekBlockProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly shows: readonly string[];
  readonly isNow: boolean;
  /** Where it stands, for the keyboard. */
  readonly place?: { readonly column: number; readonly row: number; readonly isStop: boolean };
  readonly onFocus?: () => void;
}

/** What takes place in one slot of a week. */
export function WeekBlock({ resource, record, shows, isNow, place, onFocus }: WeekBlockProps) {
  const translate = useTranslate();
  const words = useWords();
  const [title, ...more] = textsOf({ resource, record, names: shows }, words);
  const isOff = record.is_active === 0;
  return (
    <RecordEntry
      resource={resource}
      record={record}
      className="week-block"
      data={{
        'data-now': isNow,
        'data-off': isOff,
        ...(place && { 'data-column': place.column, 'data-row': place.row }),
      }}
      {...(place && { tabIndex: place.isStop ? 0 : -1 })}
      {...(onFocus && { onFocus })}
    >
      <strong>
        <bdi>{title ?? `#${record.id}`}</bdi>
      </strong>
      {more.length > 0 && <bdi>{more.join(' · ')}</bdi>}
      {isNow && <em>{translate('listViews.now')}</em>}
      {isOff && <em>{translate('screens.inactive')}</em>}
    </RecordEntry>
  );
}
