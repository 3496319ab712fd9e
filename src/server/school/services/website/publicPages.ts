import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { schoolTables } from '../../tables.ts';

/** The design of an item's page; 404 when it is none of the given ones. */
export async function findItem(context: Context, id: number, designs: readonly number[]): Promise<number> {
  const item = await schoolTables<'public_multiple_data'>(context)
    .selectFrom('public_multiple_data')
    .select('page_design_type_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item || !designs.includes(item.page_design_type_id)) throw refuse.notFound();
  return item.page_design_type_id;
}
