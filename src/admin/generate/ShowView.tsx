import { Tab, Tabs } from '@mui/material';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { type RaRecord, Title, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Resource } from '../../core/resource.ts';
import { lazyPage } from '../loading/lazyPage.tsx';
import { Skeleton } from '../loading/Skeleton.tsx';
import { useConventions } from '../fields/useConventions.ts';
import { WordsProvider } from '../fields/WordsProvider.tsx';
import { useHasOwnCalls } from '../providers/backEnd.ts';
import { SignInNote } from './logins/SignInNote.tsx';
import { LoadFailure } from './shared/LoadFailure.tsx';
import { titleOf } from '../format/titleOf.ts';
import { useRecord } from './shared/useRecord.ts';
import { Details } from './show/Details.tsx';
import { History } from './show/History.tsx';
import './show/show.css';
import { ShowHead } from './show/ShowHead.tsx';
import { formatDateTime } from '../format/format.ts';
import { useWords } from '../fields/useWords.ts';
import { type AnyRecord, nameOf } from '../format/values.ts';

interface ShowViewProps {
  readonly resource: Resource;
  readonly id: number;
}

/** A record's page: what it holds, what can be done with it, and who did what to it. */
export function ShowView({ resource, id }: ShowViewProps) {
  const { data: record, error, refetch } = useRecord(resource, id);
  const conventions = useConventions();
  return (
    <WordsProvider resource={resource}>
      <Title title={record ? titleOf(resource, record, conventions) : ' '} preferenceKey={false} />
      {!record &&
        (error ? <LoadFailure error={error} onRetry={refetch} resource={resource} /> : <Skeleton height={320} />)}
      {record && <ShownRecord resource={resource} record={record} />}
    </WordsProvider>
  );
}

// Needed where something belongs to a record.
const RelatedLists = lazyPage(() => import('./show/RelatedLists.tsx').then((module) => module.RelatedLists));

const TABS = ['details', 'history'] as const;

function ShownRecord({ resource, record }: { readonly resource: Resource; readonly record: RaRecord }) {
  const navigate = useNavigate();
  const hasHistory = useHasOwnCalls();
  const details = (
    <>
      <Details resource={resource} record={record} />
      <MadeBy record={record} />
      {resource.related.length > 0 && (
        <Suspense fallback={null}>
          <RelatedLists resource={resource} record={record} />
        </Suspense>
      )}
    </>
  );
  return (
    <div className="show-page">
      <ShowHead resource={resource} record={record} onDeleted={() => navigate(resource.screens.list)} />
      <SignInNote resource={resource} record={record} />
      {hasHistory ? <ShowTabs details={details} history={<History resource={resource} id={record.id} />} /> : details}
    </div>
  );
}

function ShowTabs(panels: Readonly<Record<(typeof TABS)[number], ReactNode>>) {
  const translate = useTranslate();
  const [tab, setTab] = useState<(typeof TABS)[number]>('details');
  const id = useId();
  return (
    <>
      <Tabs value={tab} onChange={(_, chosen) => setTab(chosen)} className="show-tabs">
        {TABS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}-${each}`}
            aria-controls={`${id}-panel`}
            label={translate(`screens.show.${each}`)}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {panels[tab]}
      </div>
    </>
  );
}

/** Who entered a record and when, and when it was last changed. */
function MadeBy({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const at = (instant: unknown) => formatDateTime(String(instant), conventions);
  if (!record.created_at) return null;
  const name = nameOf(record.creator);
  const made = translate(name ? 'screens.show.madeBy' : 'screens.show.made', { name, at: at(record.created_at) });
  const changed = Boolean(record.updated_at) && record.updated_at !== record.created_at;
  return (
    <p className="show-made">
      {made} {changed && translate('screens.show.changed', { at: at(record.updated_at) })}
    </p>
  );
}
