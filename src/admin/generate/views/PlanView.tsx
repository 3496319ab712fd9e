import { type RaRecord, useTranslate } from 'react-admin';
import type { PlanView as Plan } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatTime } from '../../format/format.ts';
import { longDay } from './dayNames.ts';
import { textsOf } from './entryTexts.ts';
import { RecordEntry } from './RecordEntry.tsx';
import { useClock } from './useClock.ts';
import { useViewOwner } from './useViewOwner.ts';
import { OwnerView } from './OwnerView.tsx';

interface PlanViewProps {
  readonly resource: Resource;
  readonly plan: Plan;
}

/** The records of one of those whom they can be of, day by day: the papers of a class. */
export function PlanView({ resource, plan }: PlanViewProps) {
  const owner = useViewOwner(resource, plan);
  return (
    <OwnerView kind="plan" resource={resource} view={plan} owner={owner}>
      {(shows) => <Days resource={resource} plan={plan} records={owner.records} shows={shows} />}
    </OwnerView>
  );
}

interface DaysProps extends PlanViewProps {
  readonly records: readonly RaRecord[];
  readonly shows: readonly string[];
}

function Days({ resource, plan, records, shows }: DaysProps) {
  const translate = useTranslate();
  const words = useWords();
  const { conventions } = words;
  const { today } = useClock(conventions.timeZone);
  const days = [...new Set(records.map((record) => String(record[plan.day] ?? '')))].filter((day) => day !== '').sort();
  const timeOf = (record: RaRecord) => (plan.from === undefined ? '' : String(record[plan.from] ?? ''));
  return days.map((day) => {
    const own = records.filter((record) => record[plan.day] === day);
    return (
      <section key={day} className="plan-day" data-past={day < today} aria-label={longDay(day, conventions)}>
        <h3>
          {longDay(day, conventions)}
          {day === today && <em>{translate('listViews.today')}</em>}
        </h3>
        <ul>
          {own
            .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)))
            .map((record) => {
              const [title, ...more] = textsOf({ resource, record, names: shows }, words);
              return (
                <li key={record.id}>
                  <span className="plan-time">
                    {[plan.from, plan.to]
                      .flatMap((name) => (name && record[name] ? formatTime(String(record[name]), conventions) : []))
                      .join(' – ')}
                  </span>
                  <RecordEntry
                    resource={resource}
                    record={record}
                    className="plan-entry"
                    data={{ 'data-off': record.is_active === 0 }}
                  >
                    <strong>
                      <bdi>{title ?? `#${record.id}`}</bdi>
                    </strong>
                    <bdi>{more.join(' · ')}</bdi>
                    {record.is_active === 0 && <em>{translate('screens.inactive')}</em>}
                  </RecordEntry>
                </li>
              );
            })}
        </ul>
      </section>
    );
  });
}
