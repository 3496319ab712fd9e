import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { isAllowed } from '../../policies/require.ts';

/** A page of the website, as far as its address and its place in the menu go. */
export interface PublicPage {
  readonly id: number;
  readonly public_menu_id: number;
  readonly name: string;
  readonly slug: string;
  readonly page_design_type_id: number;
}

/** The pages of the website in their order. Whoever keeps the website sees those that are switched off, too. */
export async function listPublicPages(context: Context, caller: Caller): Promise<PublicPage[]> {
  const pages = context.registry.get('publicSubMenu');
  const shown = isAllowed(caller, pages, 'read') ? [0, 1] : [1];
  const rows = await context.database.query(
    `select id, public_menu_id, name, slug, page_design_type_id from "${pages.table}" where is_active = any($1) order by "order", id`,
    [shown],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    public_menu_id: Number(row.public_menu_id),
    name: String(row.name),
    slug: String(row.slug),
    page_design_type_id: Number(row.page_design_type_id),
  }));
}

/** The design of an item's page and whether the item is shown; 404 when it is of none of the given designs. */
export async function findItem(
  context: Context,
  id: number,
  designs: readonly number[],
): Promise<{ readonly design: number; readonly isActive: boolean }> {
  const { table } = context.registry.get('publicMultipleData');
  const [row] = await context.database.query(`select page_design_type_id, is_active from "${table}" where id = $1`, [id]);
  const design = Number(row?.page_design_type_id);
  if (!row || !designs.includes(design)) throw refuse.notFound();
  return { design, isActive: Number(row.is_active) === 1 };
}
