import { registry } from '../../schemas/index.ts';
import type { PublicPage } from './publicPage.ts';

/** The key of what the languages call a page's design. */
export function designLabel({ design }: Pick<PublicPage, 'design'>): string {
  const field = registry.get('publicSubMenu').fields.page_design_type_id;
  const choice = field?.kind === 'choice' ? field.options.find(({ value }) => value === design) : undefined;
  return `resources.publicSubMenu.options.page_design_type_id.${choice?.name ?? ''}`;
}
