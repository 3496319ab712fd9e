import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { schoolTables } from '../../tables.ts';

/** The design of an item's page and whether the item is shown; 404 when it is of none of the given designs. */
export async function findItem(
  context: Context,
  id: number,
  designs: readonly number[],
): Promise<{ readonly design: number; readonly isActive: boolean }> {
  const item = await schoolTables(context)
    .selectFrom('public_multiple_data')
    .select(['page_design_type_id', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item || !designs.includes(item.page_design_type_id)) throw refuse.notFound();
  return { design: item.page_design_type_id, isActive: item.is_active === 1 };
}
