import { sql } from 'kysely';
import { type CountRequest, counted, rowsOf } from './countedResults.ts';

/** The letters of the grade types in use, the best first, and those that older results still have. */
export async function lettersInUse(asked: CountRequest): Promise<string[]> {
  const rows = await rowsOf(
    asked,
    sql<{ letter: string }>`with ${counted(asked)}
      select letter
      from (
        select letter, point, min_mark from grade_types where is_active = 1
        union all
        select s.letter, s.point, 0 from results_subjects s where s.parent_id in (select id from counted)
      ) l
      group by letter
      order by max(point) desc, max(min_mark) desc, letter`,
  );
  return rows.map(({ letter }) => letter);
}
