import { sql } from 'kysely';
import type { Tabulation } from '../../../../../schemas/exams/resultPageCalls.ts';
import { showsPosition } from '../results/places.ts';
import { type CountRequest, counted, rowsOf, stateOf } from './countedResults.ts';
import { byPlace, type PlaceNames, placeColumns, placed, withPlaces } from './places.ts';
import {
  bySubjectOf,
  type InScripts,
  namedIn,
  subjectColumns,
  subjectJoins,
  type SubjectRequest,
} from './subjectColumns.ts';

type Student = Tabulation['students'][number];
type Subject = Omit<Tabulation['subjects'][number], 'id'> & { readonly subject_id: number };

/** The results of a class: students by section and roll, subjects by code. */
export async function readTabulation(asked: SubjectRequest): Promise<Tabulation> {
  const [state, isPlaced, subjects, students] = await Promise.all([
    stateOf(asked),
    showsPosition(asked, asked.scope),
    rowsOf(asked, subjectsQuery(asked)),
    rowsOf(asked, studentsQuery(asked)),
  ]);
  return {
    state,
    shows_position: isPlaced ? 1 : 0,
    subjects: namedIn<Subject>(subjects, asked).map(({ subject_id, ...subject }) => ({ id: subject_id, ...subject })),
    students: withPlaces(students).map(({ class: _class, ...student }) =>
      isPlaced ? student : { ...student, position_in_section: null, position_in_class: null },
    ),
  };
}

// Full marks are said where all groups have the same.
function subjectsQuery(asked: CountRequest) {
  return sql<InScripts<Subject>>`with ${counted(asked)}
    select ${subjectColumns}, case when min(s.full_marks) = max(s.full_marks) then max(s.full_marks)::float end as full_marks
    from results_subjects s
    join counted r on r.id = s.parent_id
    ${subjectJoins}
    group by ${bySubjectOf}
    order by u.code, s.subject_id`;
}

// What is not so is left out of a cell: there are thousands of them. They are read student by student: grouped for all and
// joined, they were worked out anew for each student wherever the database expected fewer students than there are.
function studentsQuery(asked: CountRequest) {
  return sql<Student & PlaceNames>`with ${counted(asked)}, ${placed}
    select p.id, t.name, p.roll_no, ${placeColumns}, p.total::text, p.gpa::text, p.letter, p.failed_subjects,
      p.position_in_section, p.position_in_class, coalesce((
        select json_object_agg(s.subject_id, json_strip_nulls(json_build_object(
          'mark', s.obtained::float, 'letter', s.letter,
          'is_failed', case when s.is_passed = 0 then 1 end,
          'is_absent', case when s.is_absent = 1 then 1 end,
          'is_fourth', case when s.is_fourth = 1 then 1 end)))
        from results_subjects s
        where s.parent_id = p.id
      ), '{}') as cells
    from placed p
    join students t on t.id = p.student_id
    order by ${byPlace}, p.roll_no, p.id`;
}
