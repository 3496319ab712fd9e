import { publicSimpleData } from '../../../../../schemas/website/publicSimpleData.ts';
import type { publicSubMenu } from '../../../../../schemas/website/publicSubMenu.ts';
import type { Removing } from '../../../services/resources/rules.ts';
import { removeRelated } from '../../../services/resources/write/related.ts';
import { tablesOf } from '../../tables.ts';

/** A sub-menu takes the text of its page along, which has no other place; its items stay, and keep it. */
export async function removeTextOfSubMenu(removing: Removing<typeof publicSubMenu>): Promise<void> {
  const { store, existing } = removing;
  const text = await tablesOf<'public_simple_data'>(store)
    .selectFrom('public_simple_data')
    .select('id')
    .where('public_sub_menu_id', '=', existing.id)
    .executeTakeFirst();
  if (text) await removeRelated({ cause: removing, entity: publicSimpleData, id: text.id });
}
