import type { RaRecord } from 'react-admin';
import { useTranslate } from 'react-admin';
import type { PlanView as Plan } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatTime } from '../../format/format.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { longDay } from './dayNames.ts';
import { textsOf } from './entryTexts.ts';
import { RecordEntry } from './RecordEntry.tsx';
import { useClock } from './useClock.ts';
import { useWhose } from './useWhose.ts';
import { ChooseNote } from './ChooseNote.tsx';
import { EmptyView } from './EmptyView.tsx';
import { LimitNote } from './LimitNote.tsx';
import { PrintButton } from './PrintButton.tsx';
import { ViewHead } from './ViewHead.tsx';
import { commonFields } from './weekGrid.ts';
import { WhoseChooser } from './WhoseChooser.tsx';

interface PlanViewProps {
  readonly resource: Resource;
  readonly plan: Plan;
}

/** The records of one of those whom they can be of, day by day: the papers of a class. */
export function PlanView({ resource, plan }: PlanViewProps) {
  const translate = useTranslate();
  const whose = useWhose(resource, plan);
  const { records, answer, isAsked } = whose;
  const { error } = answer;
  const isPending = !isAsked && whose.isPending;
  const [first] = records;
  const [title] = plan.shows;
  const common = commonFields(records, plan.shows).filter((name) => name !== title);
  const shows = plan.shows.filter((name) => !common.includes(name));
  return (
    <section className="views" aria-label={translate('listViews.plan')}>
      <WhoseChooser resource={resource} asked={plan} whose={whose} />
      {error && <LoadFailure error={error} onRetry={() => void answer.refetch()} isCall />}
      {isAsked && !error && <ChooseNote text={translate('listViews.choosePlan')} />}
      {isPending && !error && <ListSkeleton columns={4} />}
      {!isAsked && !isPending && !error && !first && (
        <EmptyView resource={resource} text={translate('listViews.emptyPlan')} />
      )}
      {first && !isPending && !error && (
        <div className="views-paper">
          <ViewHead
            resource={resource}
            record={first}
            names={whose.names}
            common={[...common, ...(plan.within ? [plan.within] : [])]}
          >
            <PrintButton />
          </ViewHead>
          <LimitNote total={answer.data?.total} />
          <Days resource={resource} plan={plan} records={records} shows={shows} />
        </div>
      )}
    </section>
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
