import type { Problems } from '../../../core/rules/readInput.ts';
import type { Writing } from '../resources/hookTypes.ts';

/** What stands on a page has the page's design. A page that does not exist is refused by its reference already. */
export async function checkPageDesign({ store, existing, values }: Writing): Promise<Problems | undefined> {
  const { public_sub_menu_id: page, page_design_type_id: design } = { ...existing, ...values };
  const found = await store.trx
    .selectFrom(store.registry.get('publicSubMenu').table)
    .select('page_design_type_id')
    .where('id', '=', page)
    .executeTakeFirst();
  return Number(found?.page_design_type_id) === design ? undefined : { page_design_type_id: [{ key: 'choice' }] };
}
