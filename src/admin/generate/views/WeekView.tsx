import type { WeekView as Week } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import { useIsPhone } from '../../theme/screenWidths.ts';
import { useWeekFrame } from './useWeekFrame.ts';
import { useViewOwner } from './useViewOwner.ts';
import { WeekByDay } from './WeekByDay.tsx';
import { WeekTable } from './WeekTable.tsx';
import { OwnerView } from './OwnerView.tsx';

interface WeekViewProps {
  readonly resource: Resource;
  readonly week: Week;
}

/** The records of a list as the week of one of those whom they can be of. */
export function WeekView({ resource, week }: WeekViewProps) {
  const isPhone = useIsPhone();
  const owner = useViewOwner(resource, week);
  const frame = useWeekFrame(resource, week, owner.records);
  const Blocks = isPhone ? WeekByDay : WeekTable;
  return (
    <OwnerView kind="week" resource={resource} view={week} owner={owner} besides={frame}>
      {(shows) => <Blocks resource={resource} frame={frame} blocks={owner.records} shows={shows} />}
    </OwnerView>
  );
}
