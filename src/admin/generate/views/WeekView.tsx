import type { WeekView as Week } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import { useIsPhone } from '../../theme/screenWidths.ts';
import { useWeekFrame } from './useWeekFrame.ts';
import { useWhose } from './useWhose.ts';
import { WeekByDay } from './WeekByDay.tsx';
import { WeekTable } from './WeekTable.tsx';
import { WhoseView } from './WhoseView.tsx';

interface WeekViewProps {
  readonly resource: Resource;
  readonly week: Week;
}

/** The records of a list as the week of one of those whom they can be of. */
export function WeekView({ resource, week }: WeekViewProps) {
  const isPhone = useIsPhone();
  const whose = useWhose(resource, week);
  const frame = useWeekFrame(resource, week, whose.records);
  const Blocks = isPhone ? WeekByDay : WeekTable;
  return (
    <WhoseView kind="week" resource={resource} view={week} whose={whose} besides={frame}>
      {(shows) => <Blocks resource={resource} frame={frame} blocks={whose.records} shows={shows} />}
    </WhoseView>
  );
}
