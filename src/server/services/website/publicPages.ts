import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';

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
