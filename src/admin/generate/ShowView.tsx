import { Skeleton, Tab, Tabs } from '@mui/material';
import { useId, useState } from 'react';
import { type RaRecord, Title, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Resource } from '../../core/resource.ts';
import { WordsProvider } from '../fields/WordsProvider.tsx';
import { LoadFailure } from './shared/LoadFailure.tsx';
import { titleOf } from './shared/titleOf.ts';
import { useRecord } from './shared/useRecord.ts';
import { Details } from './show/Details.tsx';
import { History } from './show/History.tsx';
import { MadeBy } from './show/MadeBy.tsx';
import './show/show.css';
import { ShowHead } from './show/ShowHead.tsx';

interface ShowViewProps {
  readonly resource: Resource;
  readonly id: number;
}

/** A record's page: what it holds, what can be done with it, and who did what to it. */
export function ShowView({ resource, id }: ShowViewProps) {
  const { data: record, error, refetch } = useRecord(resource, id);
  return (
    <WordsProvider resource={resource}>
      <Title title={record ? titleOf(resource, record) : ' '} preferenceKey={false} />
      {!record && (error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton variant="rounded" height={320} />)}
      {record && <ShownRecord resource={resource} record={record} />}
    </WordsProvider>
  );
}

const TABS = ['details', 'history'] as const;

function ShownRecord({ resource, record }: { readonly resource: Resource; readonly record: RaRecord }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [tab, setTab] = useState<(typeof TABS)[number]>('details');
  const id = useId();
  return (
    <div className="show-page">
      <ShowHead resource={resource} record={record} onDeleted={() => navigate(resource.screens.list)} />
      <Tabs value={tab} onChange={(_, chosen) => setTab(chosen)} className="show-tabs">
        {TABS.map((each) => (
          <Tab key={each} value={each} id={`${id}-${each}`} aria-controls={`${id}-panel`} label={translate(`screens.show.${each}`)} />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'details' ? (
          <>
            <Details resource={resource} record={record} />
            <MadeBy record={record} />
          </>
        ) : (
          <History resource={resource} id={record.id} />
        )}
      </div>
    </div>
  );
}
