import type { publicMultipleData } from '../../../../../schemas/website/publicMultipleData.ts';
import type { publicSimpleData } from '../../../../../schemas/website/publicSimpleData.ts';
import type { ProblemsAt, Writing } from '../../../services/rules.ts';
import { tablesOf } from '../../tables.ts';

/** What stands on a page has the page's design. A page that does not exist is refused by its reference already. */
export async function checkPageDesign({
  store,
  record,
}: Writing<typeof publicMultipleData> | Writing<typeof publicSimpleData>): Promise<
  ProblemsAt<'page_design_type_id'> | undefined
> {
  const { public_sub_menu_id: page, page_design_type_id: design } = record;
  const found = await tablesOf<'public_sub_menus'>(store)
    .selectFrom('public_sub_menus')
    .select('page_design_type_id')
    .where('id', '=', page)
    .executeTakeFirst();
  return found?.page_design_type_id === design ? undefined : { page_design_type_id: [{ key: 'choice' }] };
}
