import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PlanView, WeekView } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { EmptyView } from './EmptyView.tsx';
import { LimitNote } from './LimitNote.tsx';
import type { useViewOwner } from './useViewOwner.ts';
import { ViewHead } from './ViewHead.tsx';
import { commonFields } from './weekGrid.ts';
import { OwnerChooser } from './OwnerChooser.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Button } from '@mui/material';

const TEXTS = {
  week: { name: 'listViews.week', choose: 'listViews.chooseWeek', empty: 'listViews.emptyWeek', columns: 6 },
  plan: { name: 'listViews.plan', choose: 'listViews.choosePlan', empty: 'listViews.emptyPlan', columns: 4 },
} as const;

interface OwnerViewProps {
  readonly kind: keyof typeof TEXTS;
  readonly resource: Resource;
  readonly view: PlanView | WeekView;
  readonly owner: ReturnType<typeof useViewOwner>;
  /** What the view needs besides the records, while it is on its way or could not be had. */
  readonly besides?: { readonly isPending: boolean; readonly error: Error | null; readonly refetch: () => unknown };
  /** What is made of the records; it is given the fields that they do not have in common. */
  readonly children: (shows: readonly string[]) => ReactNode;
}

/** The paper of one of those whom the records of a list can be of: whose is chosen above it, and what all have in common is its head. */
export function OwnerView({ kind, resource, view, owner, besides, children }: OwnerViewProps) {
  const translate = useTranslate();
  const texts = TEXTS[kind];
  const { records, answer, isAsked, names } = owner;
  const error = answer.error ?? besides?.error;
  const isPending = !isAsked && (owner.isPending || (besides?.isPending ?? false));
  const retry = () => {
    if (answer.error) void answer.refetch();
    if (besides?.error) void besides.refetch();
  };
  const [first] = records;
  const [title] = view.shows;
  const common = commonFields(records, view.shows).filter((name) => name !== title);
  const shows = view.shows.filter((name) => !common.includes(name) && !names.includes(name));
  return (
    <section className="views" aria-label={translate(texts.name)}>
      <OwnerChooser resource={resource} asked={view} owner={owner} />
      {error && <LoadFailure error={error} onRetry={retry} isCall />}
      {isAsked && !error && <ChooseNote text={translate(texts.choose)} />}
      {isPending && !error && <ListSkeleton columns={texts.columns} />}
      {!isAsked && !isPending && !error && !first && <EmptyView resource={resource} text={translate(texts.empty)} />}
      {first && !isPending && !error && (
        <div className="views-paper">
          <ViewHead
            resource={resource}
            record={first}
            names={names}
            common={[...common, ...(view.within ? [view.within] : [])]}
          >
            <PrintButton />
          </ViewHead>
          <LimitNote total={answer.data?.total} />
          {children(shows)}
        </div>
      )}
    </section>
  );
}

/** What is still to be chosen. */
function ChooseNote({ text }: { readonly text: string }) {
  return (
    <div className="list-empty views-empty">
      <Icon name="CalendarViewWeek" className="list-empty-sign" />
      <p>{text}</p>
    </div>
  );
}

function PrintButton() {
  const translate = useTranslate();
  return (
    <Button size="small" className="views-print" onClick={() => window.print()}>
      {translate('listViews.print')}
    </Button>
  );
}
