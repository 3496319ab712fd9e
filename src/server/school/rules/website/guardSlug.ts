import type { publicSubMenu } from '../../../../../schemas/website/publicSubMenu.ts';
import type { Registry } from '../../../../core/registry.ts';
import type { ProblemsOf, Writing } from '../../../services/rules.ts';

/** Pages of the back office that no declaration names. */
const HAND_MADE = ['/public/pages'];

/** A page of the website is edited at `/public/<slug>`: none may hide a page of the back office, or be hidden by it. */
export async function guardSlug({
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
