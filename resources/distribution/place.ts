import { type DistributionPlace, distributionPlace } from '../../schemas/exams/distributionCalls.ts';
import { idsInQuery } from '../../src/admin/routing/idsInQuery.ts';

/** The fields of a place, in order. */
export const PLACE_FIELDS = Object.keys(distributionPlace) as readonly (keyof DistributionPlace)[];

/** What is chosen so far; null where nothing is. */
export type PlaceSelection = Readonly<Record<keyof DistributionPlace, number | null>>;

/** A place once all is chosen that has to be. */
export function placeOf(chosen: Partial<PlaceSelection>): DistributionPlace | undefined {
  const { academic_year_id, exam_type_id, class_id, student_group_id = null } = chosen;
  if (!academic_year_id || !exam_type_id || !class_id) return undefined;
  return { academic_year_id, exam_type_id, class_id, student_group_id };
}

/** What the address says is chosen. */
export function chosenIn(query: URLSearchParams): PlaceSelection {
  return idsInQuery(query, PLACE_FIELDS);
}

/** The query of an address for a place. */
export function queryOf(place: DistributionPlace): Record<string, string> {
  const filled = PLACE_FIELDS.filter((name) => place[name] !== null);
  return Object.fromEntries(filled.map((name) => [name, String(place[name])]));
}

export function isSamePlace(one: DistributionPlace | undefined, other: DistributionPlace | undefined): boolean {
  return PLACE_FIELDS.every((name) => one?.[name] === other?.[name]);
}
