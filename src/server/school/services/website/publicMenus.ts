import type { Listed } from '../../../services/rules.ts';
import type { PresentedRecord } from '../../../presenters/presentRecord.ts';
import { withPageContents } from './pageContents.ts';
import { relatedRecords } from './relatedRecords.ts';

const OF_MENU = 'public_menu_id';

/** Menus with their sub-menus and what stands on the pages. Whoever does not keep the website gets what is active. */
export async function withSubMenus(listed: Listed, isKeeper: boolean): Promise<PresentedRecord[]> {
  const all = await subMenusOf(listed);
  const pages = await withPageContents({ ...listed, records: isKeeper ? all : all.filter(isActive) });
  if (isKeeper) return attach(listed.records, pages);
  const shown = pages.map((page) => ({
    ...page,
    public_data_multiple: (page.public_data_multiple as readonly PresentedRecord[]).filter(isActive),
  }));
  return attach(listed.records, shown).map((menu) => ({ ...menu, child_count: menu.public_sub_menus.length }));
}

function subMenusOf({ context, caller, records }: Listed): Promise<PresentedRecord[]> {
  const ids = records.map(({ id }) => id);
  return relatedRecords('publicSubMenu', ids, { context, caller, by: OF_MENU });
}

function attach(menus: Listed['records'], subMenus: readonly PresentedRecord[]) {
  return menus.map((menu) => ({
    ...menu,
    public_sub_menus: subMenus.filter((each) => each[OF_MENU] === menu.id),
  }));
}

function isActive(record: PresentedRecord): boolean {
  return record.is_active === 1;
}
