import { registry } from '../../schemas/index.ts';
import { create } from './build.ts';
import type { Campus, Json } from './campus.ts';

export const subMenu = registry.get('publicSubMenu');

/** A page of the public website as everybody's call for pages answers it. */
export type ReadPage = Json & {
  readonly public_data_simple: Json | null;
  readonly public_data_multiple: Json[];
};

/** Makes a page with one of the six designs. */
export function makePage(campus: Campus, design: number): Promise<Json> {
  return create(campus, subMenu, { page_design_type_id: design, is_active: 1 });
}

/** What an item says about the page that it stands on. */
export function placeOf(page: Json): { public_sub_menu_id: string; page_design_type_id: string } {
  return { public_sub_menu_id: String(page.id), page_design_type_id: String(page.page_design_type_id) };
}

/** A page with its items, as the list of pages has it; undefined when it is not there. */
export async function pageAsRead(campus: Campus, id: unknown): Promise<ReadPage | undefined> {
  const { list } = await campus.call('GET /get/all/public/sub/menus');
  return list.find((each) => each.id === id) as ReadPage | undefined;
}
