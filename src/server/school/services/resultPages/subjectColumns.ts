import { sql } from 'kysely';

/** A subject of a result `s` with its name, and that of the other paper where two count as one; both are joined here. */
export const subjectColumns = sql.raw('s.subject_id, u.name, u.code, o.name as partner');
export const subjectJoins = sql.raw(
  'join subjects u on u.id = s.subject_id left join subjects o on o.id = s.partner_id',
);
/** What rows of one subject are grouped by. */
export const bySubjectOf = sql.raw('s.subject_id, u.name, u.code, o.name');
