import { sql } from 'kysely';
import type { Averages } from '../../../../../schemas/exams/resultPageCalls.ts';
import { type CountRequest, counted, rowsOf, stateOf } from './countedResults.ts';
import { givenGrades } from './givenGrades.ts';
import { byPlace, type PlaceNames, placeColumns, placed, withPlaces } from './places.ts';

type Best = Averages['best'][number] & PlaceNames & { readonly count: number };

/** The most of the best who are named. */
const MOST_BEST = 100;

/** How many have a GPA in each band, by class and section, and who has the highest. */
export async function readAverages(asked: CountRequest): Promise<Averages> {
  const [state, bands, sections, best] = await Promise.all([
    stateOf(asked),
    rowsOf(
      asked,
      sql<{ point: number }>`with ${counted(asked)}, ${givenGrades}, ${POINTS}
      select point from points order by point desc`,
    ),
    rowsOf(asked, sectionsQuery(asked)),
    rowsOf(asked, bestQuery(asked)),
  ]);
  return {
    state,
    bands: bands.map(({ point }) => point.toFixed(2)),
    sections: withPlaces(sections),
    best: withPlaces(best).map(({ count: _count, ...student }) => student),
    best_count: best[0]?.count ?? 0,
  };
}

/** `points`: where a band begins. Nothing is below the lowest, which is 0 however the grade types were set. */
const POINTS = sql`points as (select point from given union select 0)`;

function sectionsQuery(asked: CountRequest) {
  return sql<Averages['sections'][number] & PlaceNames>`with ${counted(asked)}, ${givenGrades}, ${POINTS}, ${placed},
    parts as (
      select p.class_order, p.place_order, ${placeColumns}, b.point, count(p.gpa) as count, max(p.gpa) as highest, sum(p.gpa) as sum
      from placed p
      cross join lateral (select max(point) as point from points where point <= p.gpa) b
      group by p.class_order, p.place_order, ${placeColumns}, b.point
    ),
    cohorts as (
      select p.class_order, p.place_order, ${placeColumns}, sum(p.count)::int as examined, max(p.highest)::text as highest,
        sum(p.sum)::text as sum, json_object_agg(p.point::float, p.count) as found
      from parts p
      group by p.class_order, p.place_order, ${placeColumns}
    )
    select ${placeColumns}, p.examined, p.highest, p.sum,
      array(select coalesce((p.found ->> (b.point::float)::text)::int, 0) from points b order by b.point desc) as bands
    from cohorts p
    order by ${byPlace}`;
}

function bestQuery(asked: CountRequest) {
  return sql<Best>`with ${counted(asked)}, ${placed}
    select p.id, t.name, ${placeColumns}, p.roll_no, p.gpa::text, p.letter, p.total::text, (count(*) over ())::int as count
    from placed p
    join students t on t.id = p.student_id
    where p.is_passed = 1 and p.gpa = (select max(gpa) from counted where is_passed = 1)
    order by p.total desc, ${byPlace}, p.roll_no, p.id
    limit ${MOST_BEST}`;
}
