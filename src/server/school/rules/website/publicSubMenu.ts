import { publicSimpleData } from '../../../../../schemas/website/publicSimpleData.ts';
import { publicSubMenu } from '../../../../../schemas/website/publicSubMenu.ts';
import type { Registry } from '../../../../core/registry.ts';
import { defineRules, type ProblemsOf, type Removing, type Writing } from '../../../services/rules.ts';
import { removeRelated } from '../../../services/resources/write/related.ts';
import { PAGE_CONTENTS, withPageContents } from '../../services/website/pageContents.ts';
import { tablesOf } from '../../tables.ts';

/** Pages of the back office that no declaration names. */
const HAND_MADE = ['/public/pages'];

/** A page of the website is edited at `/public/<slug>`: none may hide a page of the back office, or be hidden by it. */
async function guardSlug({
  store,
  values,
}: Writing<typeof publicSubMenu>): Promise<ProblemsOf<typeof publicSubMenu> | undefined> {
  if (!values.slug) return undefined;
  return isOfficePage(store.registry, values.slug) ? { slug: [{ key: 'officePage' }] } : undefined;
}

/** Whether the back office has a page of its own where a slug's editor would be. */
export function isOfficePage({ resources }: Pick<Registry, 'resources'>, slug: string): boolean {
  const address = `/public/${slug}`;
  return HAND_MADE.includes(address) || resources.some(({ screens }) => Object.values(screens).includes(address));
}

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

export const publicSubMenuRules = defineRules(publicSubMenu, {
  beforeWrite: guardSlug,
  checksRowAlone: true,
  beforeRemove: removeTextOfSubMenu,
  afterRead: withPageContents,
  addedKeys: PAGE_CONTENTS,
});
