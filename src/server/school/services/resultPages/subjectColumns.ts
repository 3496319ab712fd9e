import { sql } from 'kysely';
import type { Locale } from '../../../../../locales/languages.ts';
import { nameIn } from '../../../documents/namesOnPaper.ts';
import type { CountRequest } from './countedResults.ts';

/** What is asked of subjects, whose names are told in a language. */
export interface SubjectRequest extends CountRequest {
  readonly locale: Locale;
}

/** The names of a subject `u`, and those of the other paper `o` where two count as one. */
export const subjectNames = sql.raw('u.name, u.name_local, o.name as partner, o.name_local as partner_local');
/** A subject of a result `s` with its names; both are joined here. */
export const subjectColumns = sql`s.subject_id, u.code, ${subjectNames}`;
export const subjectJoins = sql.raw(
  'join subjects u on u.id = s.subject_id left join subjects o on o.id = s.partner_id',
);
/** What rows of one subject are grouped by. */
export const bySubjectOf = sql.raw('s.subject_id, u.code, u.name, u.name_local, o.name, o.name_local');

/** A row as its query answers it, with the names in both scripts. */
export type InScripts<Row> = Row & { readonly name_local: string | null; readonly partner_local: string | null };

/** Rows with the names that papers in the language have. */
export function namedIn<Row extends { readonly name: string; readonly partner: string | null }>(
  rows: readonly InScripts<Row>[],
  { locale }: SubjectRequest,
): Omit<InScripts<Row>, 'name_local' | 'partner_local'>[] {
  return rows.map(({ name_local, partner_local, ...row }) => ({
    ...row,
    name: nameIn({ name: row.name, name_local }, locale),
    partner: row.partner === null ? null : nameIn({ name: row.partner, name_local: partner_local }, locale),
  }));
}
