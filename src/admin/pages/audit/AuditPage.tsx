import { Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { auditEntries, auditExport } from '../../../core/calls/audit.ts';
import '../../generate/list/list.css';
import { LoadFailure } from '../../generate/shared/LoadFailure.tsx';
import '../../generate/show/show.css';
import { callApi } from '../../http/callApi.ts';
import { requestFile } from '../../http/httpClient.ts';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { saveFile } from '../../providers/download.ts';
import './audit.css';
import { AuditChain } from './AuditChain.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { type AuditFilter, queryOf, readFilter, searchOf, withoutPlace } from './auditFilters.ts';
import { AuditItem } from './AuditItem.tsx';

/** Who did what, over everything, the latest first. */
export function AuditPage() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const show = (next: AuditFilter) => setSearch(searchOf(next));
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', 'entries', search.toString()],
    queryFn: ({ signal }) => callApi(auditEntries, { query: queryOf(filter), signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isNarrowed = Object.keys(withoutPlace(filter)).length > 0;
  return (
    <>
      <Title title={translate('audit.title')} preferenceKey={false} />
      <AuditChain />
      <AuditFilters filter={filter} onChange={show} />
      <Export filter={filter} />
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={320} />}
      {data && !error && (
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
                    onFilter={(part) => show({ ...withoutPlace(filter), ...part })}
                  />
                ))}
              </ol>
            )}
          </div>
          <Pages filter={filter} older={data.older} newer={data.newer} onShow={show} />
        </>
      )}
    </>
  );
}

interface PagesProps {
  readonly filter: AuditFilter;
  readonly older: number | null;
  readonly newer: number | null;
  readonly onShow: (filter: AuditFilter) => void;
}

function Pages({ filter, older, newer, onShow }: PagesProps) {
  const translate = useTranslate();
  if (older === null && newer === null) return null;
  const all = withoutPlace(filter);
  return (
    <nav className="audit-pages" aria-label={translate('audit.pages')}>
      <Button disabled={newer === null} onClick={() => onShow(all)}>
        {translate('audit.latest')}
      </Button>
      <Button disabled={newer === null} onClick={() => newer !== null && onShow({ ...all, after: newer })}>
        {translate('audit.newer')}
      </Button>
      <Button disabled={older === null} onClick={() => older !== null && onShow({ ...all, before: older })}>
        {translate('audit.older')}
      </Button>
    </nav>
  );
}

/** Everything that the filter matches, as a file. */
function Export({ filter }: { readonly filter: AuditFilter }) {
  const noteError = useErrorNotice();
  const save = async (format: 'csv' | 'xlsx') => {
    const { method, path } = auditExport;
    const query = { ...queryOf(withoutPlace(filter)), format };
    const { blob, fileName } = await requestFile({ method, path, query });
    saveFile(blob, fileName ?? `audit.${format}`);
  };
  return (
    <div className="audit-export">
      <Button size="small" onClick={() => void save('xlsx').catch(noteError)}>
        Excel
      </Button>
      <Button size="small" onClick={() => void save('csv').catch(noteError)}>
        CSV
      </Button>
    </div>
  );
}
