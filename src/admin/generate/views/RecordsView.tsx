import type { ViewKind } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import { MonthView } from './MonthView.tsx';
import { PlanView } from './PlanView.tsx';
import { usePassingAddress } from './useViewAddress.ts';
import { useViewWords } from './useViewWords.ts';
import './views.css';
import { WeekView } from './WeekView.tsx';

interface RecordsViewProps {
  readonly resource: Resource;
  readonly kind: ViewKind;
}

/** The records of a list as a week, a month or a plan. */
export function RecordsView({ resource, kind }: RecordsViewProps) {
  useViewWords();
  usePassingAddress(resource);
  const { week, month, plan } = resource.list.views;
  if (kind === 'week' && week) return <WeekView resource={resource} week={week} />;
  if (kind === 'month' && month) return <MonthView resource={resource} month={month} />;
  return plan ? <PlanView resource={resource} plan={plan} /> : null;
}
