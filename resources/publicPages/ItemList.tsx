import { Icon } from '../../src/admin/icons/Icon.tsx';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ChangeFilterContext, useFilterChanges } from '../../src/admin/generate/list/filterChanges.ts';
import { Pager } from '../../src/admin/generate/list/Pager.tsx';
import { SearchBox } from '../../src/admin/generate/list/SearchBox.tsx';
import '../../src/admin/generate/list/list.css';
import { useMay } from '../../src/admin/providers/ability.ts';
import type { ItemDesign } from './designs.ts';
import { ItemDialog } from './ItemDialog.tsx';
import type { ListedItem } from './ItemEditor.tsx';
import { ItemTable } from './ItemTable.tsx';
import type { PublicPage } from './publicPage.ts';
import './publicPages.css';

interface ItemListProps {
  readonly page: PublicPage;
  readonly design: ItemDesign;
}

/** The table of a page's items with its tools. */
export function ItemList({ page, design }: ItemListProps) {
  const translate = useTranslate();
  const may = useMay();
  const { data: rows = [], filterValues } = useListContext<ListedItem>();
  const changeFilter = useFilterChanges();
  const search = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState<{ readonly item?: RaRecord }>();
  const isSearched = Boolean(filterValues.q);
  return (
    <div className="list">
      <div className="list-toolbar">
        <ChangeFilterContext value={changeFilter}>
          <SearchBox inputRef={search} />
        </ChangeFilterContext>
        <div className="list-toolbar-end">
          {may(design.addForm, 'create') && (
            <Button variant="contained" startIcon={<Icon name="Add" size="small" />} onClick={() => setEntered({})}>
              {translate(`pages.add.${design.kind}`)}
            </Button>
          )}
        </div>
      </div>
      <div className="list-frame">
        <ItemTable
          name={page.name}
          design={design}
          rows={rows}
          nothing={translate(isSearched ? 'screens.list.nothingFound' : 'pages.nothing')}
          onEdit={(item) => setEntered({ item })}
        />
        <Pager pageSizes={design.pageSizes} />
      </div>
      {entered && <ItemDialog design={design} item={entered.item} onClose={() => setEntered(undefined)} />}
    </div>
  );
}
