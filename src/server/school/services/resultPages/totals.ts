import { sql } from 'kysely';
import type { Totals } from '../../../../../schemas/exams/resultPageCalls.ts';
import { type CountRequest, counted, rowsOf, stateOf } from './countedResults.ts';
import { byPlace, type PlaceNames, placeColumns, placed, withPlaces } from './places.ts';

/** How many passed and failed, by class and section. */
export async function readTotals(asked: CountRequest): Promise<Totals> {
  const [state, genders, sections] = await Promise.all([
    stateOf(asked),
    rowsOf(asked, gendersQuery(asked)),
    rowsOf(asked, sectionsQuery(asked)),
  ]);
  return { state, genders, sections: withPlaces(sections) };
}

function gendersQuery(asked: CountRequest) {
  return sql<Totals['genders'][number]>`with ${counted(asked)}
    select g.id, g.name from genders g
    where g.id in (select t.gender_id from students t where t.id in (select student_id from counted))
    order by g.id`;
}

function sectionsQuery(asked: CountRequest) {
  return sql<Totals['sections'][number] & PlaceNames>`with ${counted(asked)}, ${placed},
    parts as (
      select p.class_order, p.place_order, ${placeColumns}, t.gender_id, count(*) as examined, sum(p.is_passed) as passed,
        count(*) filter (where p.failed_subjects = 1) as one, count(*) filter (where p.failed_subjects = 2) as two,
        count(*) filter (where p.failed_subjects = 3) as three, count(*) filter (where p.failed_subjects = 4) as four,
        count(*) filter (where p.failed_subjects >= 5) as more
      from placed p
      join students t on t.id = p.student_id
      group by p.class_order, p.place_order, ${placeColumns}, t.gender_id
    )
    select ${placeColumns}, sum(p.examined)::int as examined, sum(p.passed)::int as passed,
      array[sum(p.one)::int, sum(p.two)::int, sum(p.three)::int, sum(p.four)::int, sum(p.more)::int] as failed_in,
      json_object_agg(p.gender_id, json_build_object('examined', p.examined, 'passed', p.passed)) as genders
    from parts p
    group by p.class_order, p.place_order, ${placeColumns}
    order by ${byPlace}`;
}
