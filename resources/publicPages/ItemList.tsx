import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
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
  const search = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState<{ readonly item?: RaRecord }>();
  const isSearched = Boolean(filterValues.q);
  return (
    <div className="list">
      <div className="list-toolbar">
        {page.items.length > 0 && <SearchBox inputRef={search} />}
        <div className="list-toolbar-end">
          {may(design.addForm, 'create') && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setEntered({})}>
              {translate(`pages.add.${design.kind}`)}
            </Button>
          )}
        </div>
      </div>
      {rows.length === 0 && (
        <p className="page-nothing">{translate(isSearched ? 'screens.list.nothingFound' : 'pages.nothing')}</p>
      )}
      {rows.length > 0 && (
        <div className="list-frame">
          <ItemTable name={page.name} design={design} rows={rows} onEdit={(item) => setEntered({ item })} />
          <Pager pageSizes={design.pageSizes} />
        </div>
      )}
      {entered && <ItemDialog design={design} item={entered.item} onClose={() => setEntered(undefined)} />}
    </div>
  );
}
