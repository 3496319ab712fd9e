import { schoolTables } from '../../tables.ts';
import type { Asked } from './countedResults.ts';

/** Whether the exam shows places; the final of the year does. */
export async function showsPosition({
  context,
  scope,
}: Pick<Asked, 'context'> & { readonly scope: Pick<Asked['scope'], 'exam_type_id'> }): Promise<boolean> {
  if (scope.exam_type_id === null) return true;
  const exam = await schoolTables<'exam_types'>(context)
    .selectFrom('exam_types')
    .select('shows_position')
    .where('id', '=', scope.exam_type_id)
    .executeTakeFirst();
  return exam?.shows_position === 1;
}
