import { presentPageItem, presentPageText } from './publicPage.ts';
import type { Listed, WithAdded } from '../../../services/rules.ts';
import type { PresentedRecord } from '../../../presenters/presentRecord.ts';
import { relatedRecords } from './relatedRecords.ts';

const OF_PAGE = 'public_sub_menu_id';

/** What a page of the website is answered with beside its fields. */
export const PAGE_CONTENTS = ['public_data_simple', 'public_data_multiple'] as const;

type PageContent = (typeof PAGE_CONTENTS)[number];

/** Sub-menus with what stands on their pages: one text, or any number of items, of the design that the page has now. */
export async function withPageContents({ context, caller, records }: Listed): Promise<WithAdded<PageContent>[]> {
  const ids = records.map(({ id }) => id);
  const options = { context, caller, by: OF_PAGE };
  const texts = groupByPage(await relatedRecords('publicSimpleData', ids, options));
  const items = groupByPage(await relatedRecords('publicMultipleData', ids, options));
  return records.map((page) => {
    const ofItsDesign = (items.get(page.id) ?? []).filter(
      (item) => item.page_design_type_id === page.page_design_type_id,
    );
    const [text] = texts.get(page.id) ?? [];
    return {
      ...page,
      public_data_simple: text ? presentPageText(text) : null,
      public_data_multiple: ofItsDesign.map(presentPageItem),
    };
  });
}

function groupByPage(contents: readonly PresentedRecord[]): Map<unknown, PresentedRecord[]> {
  const pages = new Map<unknown, PresentedRecord[]>();
  for (const content of contents) pages.set(content[OF_PAGE], [...(pages.get(content[OF_PAGE]) ?? []), content]);
  return pages;
}
