import { Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { auditEntries, auditExport } from '../../../core/calls/audit.ts';
import '../../generate/list/list.css';
import { LoadFailure } from '../../generate/shared/LoadFailure.tsx';
import '../../generate/show/show.css';
import { callApi } from '../../http/callApi.ts';
import { requestFile } from '../../http/httpClient.ts';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { meansAbsent } from '../../providers/backEnd.ts';
import { saveFile } from '../../providers/download.ts';
import './audit.css';
import { AuditChain } from './AuditChain.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { type AuditFilter, isReversed, queryOf, withoutPlace } from './auditFilters.ts';
import { AuditItem } from './AuditItem.tsx';
import { type ChangeFilter, useAuditFilter } from './useAuditFilter.ts';
import type { TableFormat } from '../../../core/tableFormats.ts';

/** Who did what, over everything, the latest first. */
export function AuditPage() {
  const translate = useTranslate();
  const { address, filter, change } = useAuditFilter();
  const isImpossible = isReversed(filter);
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', 'entries', address],
    queryFn: ({ signal }) => callApi(auditEntries, { query: queryOf(filter), signal }),
    placeholderData: keepPreviousData,
    enabled: !isImpossible,
    retry: false,
  });
  const isNarrowed = Object.keys(withoutPlace(filter)).length > 0;
  return (
    <>
      <Title title={translate('audit.title')} preferenceKey={false} />
      {!meansAbsent(error) && (
        <>
          <AuditChain />
          <AuditFilters filter={filter} onChange={change} />
          <Export filter={filter} />
        </>
      )}
      {error && !isImpossible && <LoadFailure error={error} onRetry={refetch} isCall />}
      {!data && !error && !isImpossible && <Skeleton height={320} />}
      {data && !error && !isImpossible && (
        <>
          <div className="list-frame">
            {data.entries.length === 0 ? (
              <p className="audit-nothing">{translate(isNarrowed ? 'audit.nothingFound' : 'audit.empty')}</p>
            ) : (
              <ol className="audit-list" aria-label={translate('audit.title')}>
                {data.entries.map((entry) => (
                  <AuditItem
                    key={entry.id}
                    entry={entry}
                    onFilter={(part) => change((newest) => ({ ...withoutPlace(newest), ...part }))}
                  />
                ))}
              </ol>
            )}
          </div>
          <Pages older={data.older} newer={data.newer} onChange={change} />
        </>
      )}
    </>
  );
}

interface PagesProps {
  readonly older: number | null;
  readonly newer: number | null;
  readonly onChange: ChangeFilter;
}

function Pages({ older, newer, onChange }: PagesProps) {
  const translate = useTranslate();
  if (older === null && newer === null) return null;
  const show = (place: AuditFilter) => onChange((newest) => ({ ...withoutPlace(newest), ...place }));
  return (
    <nav className="audit-pages" aria-label={translate('audit.pages')}>
      <Button disabled={newer === null} onClick={() => show({})}>
        {translate('audit.latest')}
      </Button>
      <Button disabled={newer === null} onClick={() => newer !== null && show({ after: newer })}>
        {translate('audit.newer')}
      </Button>
      <Button disabled={older === null} onClick={() => older !== null && show({ before: older })}>
        {translate('audit.older')}
      </Button>
    </nav>
  );
}

/** Everything that the filter matches, as a file. */
function Export({ filter }: { readonly filter: AuditFilter }) {
  const noteError = useErrorNotice();
  const isImpossible = isReversed(filter);
  const save = async (format: TableFormat) => {
    const { method, path } = auditExport;
    const query = { ...queryOf(withoutPlace(filter)), format };
    const { blob, fileName } = await requestFile({ method, path, query });
    saveFile(blob, fileName ?? `audit.${format}`);
  };
  return (
    <div className="audit-export">
      <Button size="small" disabled={isImpossible} onClick={() => void save('xlsx').catch(noteError)}>
        Excel
      </Button>
      <Button size="small" disabled={isImpossible} onClick={() => void save('csv').catch(noteError)}>
        CSV
      </Button>
    </div>
  );
}
