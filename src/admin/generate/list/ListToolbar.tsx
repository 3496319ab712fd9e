import { Icon } from '../../icons/Icon.tsx';
import { useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { isSearchable, type Resource } from '../../../core/resource.ts';
import { useMay } from '../../providers/ability.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { CreateButton } from './CreateButton.tsx';
import { createAddress } from './createAddress.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { countFilters } from './filters.ts';
import { SavedViews } from './SavedViews.tsx';
import { SearchBox } from './SearchBox.tsx';
import { ToolButton } from '../shared/ToolButton.tsx';
import type { ListColumns } from './useColumns.ts';
import { useListKeys } from './useListKeys.ts';

interface ListToolbarProps {
  readonly resource: Resource;
  readonly columns: ListColumns;
  /** There are no records at all, so there is nothing to search, filter or export. */
  readonly isBare: boolean;
  readonly filterButton: { readonly isOpen: boolean; readonly panelId: string; readonly onClick: () => void };
}

export function ListToolbar({ resource, columns, isBare, filterButton }: ListToolbarProps) {
  const translate = useTranslate();
  const may = useMay();
  const { search: query } = useLocation();
  const { filterValues } = useListContext();
  const search = useRef<HTMLInputElement>(null);
  useListKeys({ search, createAddress: may(resource, 'create') ? createAddress(resource, query) : undefined });
  if (isBare) return null;
  const count = countFilters(resource, filterValues);
  return (
    <div className="list-toolbar">
      {isSearchable(resource) && <SearchBox inputRef={search} />}
      {resource.list.filters.length > 0 && (
        <ToolButton
          icon={<Icon name="FilterList" size="small" />}
          label={translate('screens.filter.button')}
          badge={count}
          isOpen={filterButton.isOpen}
          controls={filterButton.panelId}
          onClick={filterButton.onClick}
        />
      )}
      <SavedViews resource={resource} columns={columns} />
      <ColumnChooser columns={columns} />
      <ExportMenu resource={resource} columns={columns.shown} />
      <ImportButton resource={resource} />
      <div className="list-toolbar-end">
        <CreateButton resource={resource} />
      </div>
    </div>
  );
}
