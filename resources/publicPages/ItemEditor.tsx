import { useMemo } from 'react';
import { DataProviderContext, ListContextProvider, type RaRecord, useDataProvider, useList } from 'react-admin';
import { placeOfDate } from '../../src/core/nextFirst.ts';
import type { AppDataProvider } from '../../src/admin/providers/dataProvider.ts';
import { WordsProvider } from '../../src/admin/fields/WordsProvider.tsx';
import { RowCommands } from '../../src/admin/generate/list/RowCommands.tsx';
import type { ItemDesign } from './designs.ts';
import { ItemList } from './ItemList.tsx';
import { pageProvider } from './pageProvider.ts';
import { plainText } from './plainText.ts';
import { type PublicPage, readItem } from './publicPage.ts';

interface ItemEditorProps {
  readonly page: PublicPage;
  readonly design: ItemDesign;
}

/** An item as the list searches it. */
export interface ListedItem extends RaRecord {
  /** What the search looks through; everything else is no text. */
  readonly words: string;
  /** Of an event: how soon it is; all others have the same. */
  readonly place: number;
  readonly item: RaRecord;
}

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;
const NEXT_FIRST = { field: 'place', order: 'ASC' } as const;

/** The albums, video lists, notices or events of a page: a table, and a dialog in which one is entered. */
export function ItemEditor({ page, design }: ItemEditorProps) {
  const { calls, addForm, kind, pageSizes } = design;
  const base = useDataProvider<AppDataProvider>();
  const provider = useMemo(() => {
    return pageProvider({
      base,
      page,
      calls,
      fields: Object.keys(addForm.fields),
      read: (item) => readItem(item, page.design),
    });
  }, [base, page, calls, addForm]);
  const listed = useMemo(() => page.items.map(listedItem), [page.items]);
  const list = useList<ListedItem>({
    data: listed,
    perPage: pageSizes[0] ?? 10,
    sort: kind === 'event' ? NEXT_FIRST : NEWEST_FIRST,
  });
  return (
    <DataProviderContext.Provider value={provider}>
      <WordsProvider resource={addForm}>
        <ListContextProvider value={list}>
          <RowCommands resource={addForm}>
            <ItemList page={page} design={design} />
          </RowCommands>
        </ListContextProvider>
      </WordsProvider>
    </DataProviderContext.Provider>
  );
}

function listedItem(item: RaRecord): ListedItem {
  const { title, description, location, videos } = item;
  const addresses = Array.isArray(videos) ? videos.map(({ url }) => String(url)) : [];
  const words = [title, location, ...addresses, plainText(description)].filter(Boolean).join(' ');
  return { id: item.id, words, place: placeOfDate(item.event_date), item };
}
