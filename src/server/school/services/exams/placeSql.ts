import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import type { MarkPlace } from './sheetFacts.ts';

/** The parameters of a statement about a sheet: its cohort as $1 to $7 in their order, its subject as $8. */
export function placeParameters(place: MarkPlace): readonly unknown[] {
  return [...COHORT.map((name) => place[name]), place.subject_id];
}

/** Whether a row is of the cohort of the sheet, by SQL. */
export function isAtPlace(alias: string): string {
  return COHORT.map((name, index) => {
    const [column, parameter] = [`${alias}.${name}`, `$${index + 1}::bigint`];
    return name === 'student_group_id' ? `${column} is not distinct from ${parameter}` : `${column} = ${parameter}`;
  }).join(' and ');
}
