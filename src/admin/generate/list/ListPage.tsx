import { useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { BulkBar } from './BulkBar.tsx';
import { EmptyList } from './EmptyList.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterInputPage } from './filterInputPage.ts';
import { setFilters } from './filters.ts';
import './list.css';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { Pager } from './Pager.tsx';
import { PathTabs } from './PathTabs.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { useColumns } from './useColumns.ts';
import { useSelectable } from './useSelectable.ts';

const PANEL_ID = 'list-filters';

/** A list with its tools. */
export function ListPage({ resource }: { readonly resource: Resource }) {
  const list = useListContext<RaRecord>();
  const columns = useColumns(resource);
  const isSelectable = useSelectable(resource);
  const isSmall = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [isFiltering, setFiltering] = useState(false);
  const { data, error, isPending, total, filterValues, refetch, isPlaceholderData } = list;
  const isFiltered = setFilters(resource, filterValues).length > 0 || Boolean(filterValues.q);
  const isEmpty = !isPending && !error && data?.length === 0;
  const isBare = isEmpty && !isFiltered && total === 0;
  const flipFilters = () => {
    void FilterInputPage.preload();
    setFiltering(!isFiltering);
  };
  const Records = isSmall ? RecordCards : RecordTable;

  return (
    <div className="list">
      <PathTabs resource={resource} />
      <ListToolbar
        resource={resource}
        columns={columns}
        isBare={isBare}
        filterButton={{ isOpen: isFiltering, panelId: PANEL_ID, onClick: flipFilters }}
      />
      {isFiltering && <FilterPanel id={PANEL_ID} resource={resource} />}
      <FilterChips resource={resource} />
      {isSelectable && <BulkBar resource={resource} />}
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {isPending && <ListSkeleton columns={columns.shown.length} />}
      {isEmpty && <EmptyList resource={resource} isFiltered={isFiltered} />}
      {data && data.length > 0 && (
        <div className="list-frame" data-waiting={isPlaceholderData}>
          <Records resource={resource} columns={columns.shown} records={data} isSelectable={isSelectable} />
          <Pager pageSizes={resource.list.pageSizes} />
        </div>
      )}
    </div>
  );
}
