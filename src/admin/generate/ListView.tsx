import { Suspense, useContext, useState } from 'react';
import { useLocation } from 'react-router';
import { ListBase, type RaRecord, Title, useListContext, useTranslate } from 'react-admin';
import { type Resource, statusFieldOf } from '../../core/resource.ts';
import { resourceLabel } from '../format/labels.ts';
import { WordsProvider } from '../fields/WordsProvider.tsx';
import { FirstRowsContext, listDefaults, listKey } from '../providers/firstRows.ts';
import { RowCommands } from './list/RowCommands.tsx';
import { lazyPage } from '../loading/lazyPage.tsx';
import { LoadFailure } from './shared/LoadFailure.tsx';
import { BulkBar } from './list/BulkBar.tsx';
import { EmptyList } from './list/EmptyList.tsx';
import { FilterChips } from './list/FilterChips.tsx';
import { FilterPanelPage } from './list/filterPages.ts';
import { ChangeFilterContext, useFilterChanges } from './list/filterChanges.ts';
import { countFilters } from './list/filters.ts';
import './list/list.css';
import { ListSkeleton } from './list/ListSkeleton.tsx';
import { ListToolbar } from './list/ListToolbar.tsx';
import { Pager } from './list/Pager.tsx';
import { PathTabs } from './list/PathTabs.tsx';
import { RecordCards } from './list/RecordCards.tsx';
import { RecordTable } from './list/RecordTable.tsx';
import { useColumns } from './list/useColumns.ts';
import { useDensity } from './list/useDensity.ts';
import { useMay } from '../providers/ability.ts';
import { useIsPhone } from '../theme/screenWidths.ts';
import type { ViewKind } from '../../core/listViews.ts';

/** The list of a resource: found, filtered, sorted, paged, exported and worked on. */
export function ListView({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const firstRows = useContext(FirstRowsContext);
  const initialData = firstRows?.list === listKey(resource) ? firstRows.take : undefined;
  return (
    <WordsProvider resource={resource}>
      <Title title={resourceLabel(translate, resource.name, 2)} preferenceKey={false} />
      <ListBase
        resource={resource.name}
        {...listDefaults(resource)}
        {...(resource.pathValues && { filter: resource.pathValues, storeKey: listKey(resource) })}
        exporter={false}
        // The guard of the address has already asked who may see this, and the page tells itself what went wrong.
        disableAuthentication
        queryOptions={{ onError: () => undefined, ...(initialData && { initialData }) }}
      >
        <RowCommands resource={resource}>
          <ListPage resource={resource} />
        </RowCommands>
      </ListBase>
    </WordsProvider>
  );
}

const PANEL_ID = 'list-filters';
const RECORDS_ID = 'list-records';

// The records come first.
const StateTabs = lazyPage(() => import('./list/listSummaries.ts').then((module) => module.StateTabs));
const SumLine = lazyPage(() => import('./list/listSummaries.ts').then((module) => module.SumLine));
const ViewSwitch = lazyPage(() => import('./views/listViews.ts').then((module) => module.ViewSwitch));
const RecordsView = lazyPage(() => import('./views/listViews.ts').then((module) => module.RecordsView));

/** A list with its tools. */
function ListPage({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const list = useListContext<RaRecord>();
  const changeFilter = useFilterChanges();
  const columns = useColumns(resource);
  const isSelectable = useSelectable(resource);
  const isPhone = useIsPhone();
  const [density] = useDensity();
  const [isFiltering, setFiltering] = useState(false);
  const view = shownView(resource, useLocation().search);
  const { data, error, isPending, total, filterValues, refetch, isPlaceholderData } = list;
  const isFiltered = countFilters(resource, filterValues) > 0 || Boolean(filterValues.q);
  const isEmpty = !isPending && !error && data?.length === 0;
  const isBare = isEmpty && !isFiltered && total === 0;
  const hasStates = statusFieldOf(resource) !== undefined && !isBare;
  const summed = columns.shown.map(({ name }) => name).filter((name) => resource.list.sums.includes(name));
  const flipFilters = () => {
    void FilterPanelPage.preload();
    setFiltering(!isFiltering);
  };
  const Records = isPhone ? RecordCards : RecordTable;

  return (
    <ChangeFilterContext value={changeFilter}>
      <div className="list" data-density={density}>
        <PathTabs resource={resource} />
        <ListToolbar
          resource={resource}
          columns={columns}
          isBare={isBare}
          filterButton={{ isOpen: isFiltering, panelId: PANEL_ID, onClick: flipFilters }}
        />
        {Object.keys(resource.list.views).length > 0 && !isBare && (
          <div className="list-views-row">
            <Suspense fallback={null}>
              <ViewSwitch resource={resource} shown={view} />
            </Suspense>
          </div>
        )}
        {isFiltering && (
          <Suspense fallback={translate('shell.loading')}>
            <FilterPanelPage id={PANEL_ID} resource={resource} />
          </Suspense>
        )}
        <FilterChips resource={resource} />
        {hasStates && (
          <div className="list-states">
            <Suspense fallback={null}>
              <StateTabs resource={resource} panelId={RECORDS_ID} />
            </Suspense>
          </div>
        )}
        <div
          {...(hasStates && { role: 'tabpanel', 'aria-label': resourceLabel(translate, resource.name, 2) })}
          id={RECORDS_ID}
          className="list-records"
        >
          {view && !isBare ? (
            <Suspense fallback={<ListSkeleton columns={6} />}>
              <RecordsView resource={resource} kind={view} />
            </Suspense>
          ) : (
            <>
              {isSelectable && <BulkBar resource={resource} />}
              {error && <LoadFailure error={error} onRetry={refetch} isCall />}
              {isPending && <ListSkeleton columns={columns.shown.length} />}
              {isEmpty && <EmptyList resource={resource} isFiltered={isFiltered} />}
              {data && data.length > 0 && (
                <div className="list-frame" data-waiting={isPlaceholderData}>
                  <Records resource={resource} columns={columns.shown} records={data} isSelectable={isSelectable} />
                  {summed.length > 0 && (
                    <p className="list-sums">
                      <Suspense fallback={null}>
                        <SumLine resource={resource} names={summed} />
                      </Suspense>
                    </p>
                  )}
                  <Pager pageSizes={resource.list.pageSizes} />
                </div>
              )}
            </>
          )}
        </div>
      </div>
    </ChangeFilterContext>
  );
}

/** Whether there is anything that the user could do with several records at once. */
function useSelectable(resource: Resource): boolean {
  const may = useMay();
  const { toggle, updateMany = toggle, remove } = resource.endpoints;
  return (
    (updateMany !== undefined && may(resource, 'update')) ||
    (remove !== undefined && may(resource, 'delete')) ||
    Object.values(resource.actions).some(
      ({ personal, permission }) => personal.length === 0 && may(resource, permission),
    )
  );
}

/** The view that the address of a list asks for; undefined for the list itself. */
function shownView({ list }: Resource, search: string): ViewKind | undefined {
  const view = new URLSearchParams(search).get('view') ?? '';
  return Object.hasOwn(list.views, view) ? (view as ViewKind) : undefined;
}
