import { sql } from 'kysely';
import { type CountRequest, counted, rowsOf } from './countedResults.ts';
import { givenGrades } from './givenGrades.ts';

/** The letters of the grade types by which the results were given, the best first. */
export async function givenLetters(asked: CountRequest): Promise<string[]> {
  const rows = await rowsOf(
    asked,
    sql<{ letter: string }>`with ${counted(asked)}, ${givenGrades}
      select letter from given
      group by letter
      order by max(point) desc, max(min_mark) desc, letter`,
  );
  return rows.map(({ letter }) => letter);
}
