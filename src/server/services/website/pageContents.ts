import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { presentPageItem, presentPageText } from '../../presenters/publicPage.ts';
import type { Listed } from '../resources/hookTypes.ts';
import { type Presented, readAll } from '../resources/readRecords.ts';

const OF_PAGE = 'public_sub_menu_id';

/** What a page of the website is answered with beside its fields. */
export const PAGE_CONTENTS = ['public_data_simple', 'public_data_multiple'];

/** Sub-menus with what stands on their pages: one text, or any number of items, of the design that the page has now. */
export async function withPageContents({ context, caller, records }: Listed): Promise<Presented[]> {
  const ids = records.map(({ id }) => Number(id));
  const texts = groupByPage(await contentsOf('publicSimpleData', ids, { context, caller }));
  const items = groupByPage(await contentsOf('publicMultipleData', ids, { context, caller }));
  return records.map((page) => {
    const ofItsDesign = (items.get(page.id) ?? []).filter((item) => item.page_design_type_id === page.page_design_type_id);
    const [text] = texts.get(page.id) ?? [];
    return {
      ...page,
      public_data_simple: text ? presentPageText(text) : null,
      public_data_multiple: ofItsDesign.map(presentPageItem),
    };
  });
}

async function contentsOf(
  name: string,
  pages: readonly number[],
  { context, caller }: { readonly context: Context; readonly caller: Caller },
): Promise<Presented[]> {
  if (pages.length === 0) return [];
  const resource = context.registry.get(name);
  const field = resource.fields[OF_PAGE];
  if (!field) throw new Error(`${name} belongs to no page`);
  const filters = [{ name: OF_PAGE, field, test: 'any' as const, values: pages }];
  const found: Presented[] = [];
  for await (const batch of readAll({ context, caller, resource, question: { filters, words: [] } })) found.push(...batch);
  return found;
}

function groupByPage(contents: readonly Presented[]): Map<unknown, Presented[]> {
  const pages = new Map<unknown, Presented[]>();
  for (const content of contents) pages.set(content[OF_PAGE], [...(pages.get(content[OF_PAGE]) ?? []), content]);
  return pages;
}
