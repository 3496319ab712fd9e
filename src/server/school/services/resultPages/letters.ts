import { sql } from 'kysely';
import type { Letters } from '../../../../../schemas/exams/resultPageCalls.ts';
import { type CountRequest, counted, rowsOf, stateOf } from './countedResults.ts';
import { givenLetters } from './givenLetters.ts';
import {
  bySubjectOf,
  type InScripts,
  namedIn,
  subjectJoins,
  subjectNames,
  type SubjectRequest,
} from './subjectColumns.ts';

type Subject = Letters['subjects'][number];

/** How many have each letter, by subject and class. */
export async function readLetters(asked: SubjectRequest): Promise<Letters> {
  const [state, letters, subjects] = await Promise.all([
    stateOf(asked),
    givenLetters(asked),
    rowsOf(asked, subjectsQuery(asked)),
  ]);
  return { state, letters, subjects: namedIn<Subject>(subjects, asked) };
}

function subjectsQuery(asked: CountRequest) {
  return sql<InScripts<Subject>>`with ${counted(asked)},
    parts as (
      select c."order", c.name as class, s.subject_id, u.code, ${subjectNames}, s.letter, count(*) as examined,
        sum(s.is_passed) as passed, sum(s.point) as points
      from counted r
      join classes c on c.id = r.class_id
      join results_subjects s on s.parent_id = r.id
      ${subjectJoins}
      group by c."order", c.name, ${bySubjectOf}, s.letter
    )
    select class, name, name_local, partner, partner_local, code, sum(examined)::int as examined, sum(passed)::int as passed,
      sum(points)::float as points, json_object_agg(letter, examined) as letters
    from parts
    group by "order", class, subject_id, code, name, name_local, partner, partner_local
    order by "order", class, code, subject_id`;
}
