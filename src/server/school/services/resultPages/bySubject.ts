import { type RawBuilder, sql } from 'kysely';
import type { BySubject } from '../../../../../schemas/exams/resultPageCalls.ts';
import { SHOWN_PERCENT } from '../exams/shownPercent.ts';
import { type CountRequest, counted, rowsOf, stateOf } from './countedResults.ts';
import { givenLetters } from './givenLetters.ts';
import { byPlace, type PlaceNames, placeColumns, placed, withPlaces } from './places.ts';
import {
  bySubjectOf,
  type InScripts,
  namedIn,
  subjectColumns,
  subjectJoins,
  type SubjectRequest,
} from './subjectColumns.ts';

type Subject = Omit<BySubject['subjects'][number], 'id'> & { readonly subject_id: number };
type Section = BySubject['sections'][number] & PlaceNames;
type Student = BySubject['students'][number] & PlaceNames;

/**
 * The results of one subject by section and by student. Whoever was absent, be it in one of two papers, has failed and has no
 * marks: what the other paper gave counts in the total alone.
 */
export async function readBySubject(asked: SubjectRequest, wanted: number | null): Promise<BySubject> {
  const [state, subjects, letters] = await Promise.all([
    stateOf(asked),
    rowsOf(asked, subjectsQuery(asked)),
    givenLetters(asked),
  ]);
  const id = wanted ?? subjects[0]?.subject_id ?? null;
  const [sections, distribution, students] = await Promise.all([
    rowsOf(asked, sectionsQuery(asked, id)),
    rowsOf(asked, distributionQuery(asked, id)),
    rowsOf(asked, studentsQuery(asked, id)),
  ]);
  return {
    state,
    subjects: namedIn<Subject>(subjects, asked).map(({ subject_id, ...subject }) => ({ id: subject_id, ...subject })),
    subject_id: id,
    letters,
    sections: withPlaces(sections),
    distribution: distribution.map(({ count }) => count),
    students: withPlaces(students).map(({ class: _class, ...student }) => student),
  };
}

function subjectsQuery(asked: CountRequest) {
  return sql<InScripts<Subject>>`with ${counted(asked)}
    select ${subjectColumns}
    from results_subjects s
    ${subjectJoins}
    where s.parent_id in (select id from counted)
    group by ${bySubjectOf}
    order by u.code, s.subject_id`;
}

/** `sat`: the subject of each result that counts, with the names of its cohort. */
function sat(asked: CountRequest, subject: number | null): RawBuilder<unknown> {
  return sql`with ${counted(asked)}, ${placed},
    sat as materialized (
      select r.*, s.obtained, s.full_marks as full_mark, ${SHOWN_PERCENT} as percent, s.letter as grade, s.is_fourth,
        s.is_absent, (1 - s.is_passed) as is_failed
      from placed r
      join results_subjects s on s.parent_id = r.id and s.subject_id = ${subject}::bigint
    )`;
}

function sectionsQuery(asked: CountRequest, subject: number | null) {
  return sql<Section>`${sat(asked, subject)},
    graded as (
      select ${placeColumns}, p.grade, count(*)::int as count from sat p group by ${placeColumns}, p.grade
    )
    select ${placeColumns}, count(*)::int as examined, sum(p.is_failed)::int as failed, sum(p.is_absent)::int as absent,
      max(p.obtained) filter (where p.is_absent = 0)::float as highest,
      coalesce(sum(p.obtained) filter (where p.is_absent = 0), 0)::float as sum,
      case when min(p.full_mark) = max(p.full_mark) then max(p.full_mark)::float end as full_marks,
      (select json_object_agg(g.grade, g.count) from graded g
        where (g.class, g.section, g.version, g.shift, g.wing) = (p.class, p.section, p.version, p.shift, p.wing)
          and g.student_group is not distinct from p.student_group) as letters
    from sat p
    group by p.class_order, p.place_order, ${placeColumns}
    order by ${byPlace}`;
}

function distributionQuery(asked: CountRequest, subject: number | null) {
  return sql<{ count: number }>`${sat(asked, subject)}
    select count(p.id)::int as count
    from generate_series(0, 9) as ten
    left join sat p on least(floor(p.percent / 10), 9) = ten and p.is_absent = 0
    group by ten
    order by ten`;
}

function studentsQuery(asked: CountRequest, subject: number | null) {
  return sql<Student>`${sat(asked, subject)}
    select p.id, t.name, p.roll_no, ${placeColumns}, p.obtained::float as mark, p.full_mark::float as full_marks,
      p.percent::float as percent, p.grade as letter, p.is_failed, p.is_absent, p.is_fourth
    from sat p
    join students t on t.id = p.student_id
    order by ${byPlace}, p.roll_no, p.id`;
}
