import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { CreateButton } from '../list/CreateButton.tsx';
import { useChangeFilter } from '../list/filterChanges.ts';
import { countFilters } from '../list/filters.ts';

/** That there is nothing to show: as the list is filtered, or at all, with the way to a first record for whoever may make one. */
export function EmptyView({ resource, text }: { readonly resource: Resource; readonly text: string }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const changeFilter = useChangeFilter();
  const isFiltered = countFilters(resource, filterValues) > 0 || Boolean(filterValues.q);
  return (
    <div className="list-empty views-empty">
      <p className="list-empty-title">{isFiltered ? translate('screens.list.nothingFound') : text}</p>
      {isFiltered ? (
        <Button variant="outlined" onClick={() => changeFilter(() => ({}))}>
          {translate('screens.filter.clearAll')}
        </Button>
      ) : (
        <CreateButton resource={resource} />
      )}
    </div>
  );
}
