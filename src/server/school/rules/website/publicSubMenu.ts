import { publicSimpleData } from '../../../../../schemas/website/publicSimpleData.ts';
import { publicSubMenu } from '../../../../../schemas/website/publicSubMenu.ts';
import { defineRules, type Removing } from '../../../services/rules.ts';
import { removeRelated } from '../../../services/resources/write/related.ts';
import { PAGE_CONTENTS, withPageContents } from '../../services/website/pageContents.ts';
import { tablesOf } from '../../tables.ts';
import { guardSlug } from './guardSlug.ts';

export const publicSubMenuRules = defineRules(publicSubMenu, {
  beforeWrite: guardSlug,
  checksRowAlone: true,
  beforeRemove: removeTextOfSubMenu,
  afterRead: withPageContents,
  addedKeys: PAGE_CONTENTS,
});

/** A sub-menu takes the text of its page along, which has no other place; its items stay, and keep it. */
async function removeTextOfSubMenu(removing: Removing<typeof publicSubMenu>): Promise<void> {
  const { store, existing } = removing;
  const text = await tablesOf<'public_simple_data'>(store)
    .selectFrom('public_simple_data')
    .select('id')
    .where('public_sub_menu_id', '=', existing.id)
    .executeTakeFirst();
  if (text) await removeRelated({ cause: removing, entity: publicSimpleData, id: text.id });
}
