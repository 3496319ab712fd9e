import { useTranslate } from 'react-admin';
import type { WeekView as Week } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import { useIsPhone } from '../../theme/screenWidths.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useWeekFrame } from './useWeekFrame.ts';
import { useWhose } from './useWhose.ts';
import { ChooseNote } from './ChooseNote.tsx';
import { EmptyView } from './EmptyView.tsx';
import { LimitNote } from './LimitNote.tsx';
import { PrintButton } from './PrintButton.tsx';
import { ViewHead } from './ViewHead.tsx';
import { WeekByDay } from './WeekByDay.tsx';
import { WeekTable } from './WeekTable.tsx';
import { commonFields } from './weekGrid.ts';
import { WhoseChooser } from './WhoseChooser.tsx';

interface WeekViewProps {
  readonly resource: Resource;
  readonly week: Week;
}

/** The records of a list as the week of one of those whom they can be of. */
export function WeekView({ resource, week }: WeekViewProps) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const whose = useWhose(resource, week);
  const { records, answer } = whose;
  const frame = useWeekFrame(resource, week, records);
  const error = answer.error ?? frame.error;
  const isPending = !whose.isAsked && (whose.isPending || frame.isPending);
  const refetch = () => void Promise.all([answer.error && answer.refetch(), frame.error && frame.refetch()]);
  const [first] = records;
  const [title] = week.shows;
  const common = commonFields(records, week.shows).filter((name) => name !== title);
  const shows = week.shows.filter((name) => !common.includes(name) && !whose.names.includes(name));
  const Blocks = isPhone ? WeekByDay : WeekTable;
  return (
    <section className="views" aria-label={translate('listViews.week')}>
      <WhoseChooser resource={resource} asked={week} whose={whose} />
      {error && <LoadFailure error={error} onRetry={refetch} isCall />}
      {whose.isAsked && !error && <ChooseNote text={translate('listViews.chooseWeek')} />}
      {isPending && !error && <ListSkeleton columns={6} />}
      {!whose.isAsked && !isPending && !error && !first && (
        <EmptyView resource={resource} text={translate('listViews.emptyWeek')} />
      )}
      {first && !isPending && !error && (
        <div className="views-paper">
          <ViewHead
            resource={resource}
            record={first}
            names={whose.names}
            common={[...common, ...(week.within ? [week.within] : [])]}
          >
            <PrintButton />
          </ViewHead>
          <LimitNote total={answer.data?.total} />
          <Blocks resource={resource} frame={frame} blocks={records} shows={shows} />
        </div>
      )}
    </section>
  );
}
