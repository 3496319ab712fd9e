import { SCOPE } from '../../../schemas/exams/resultScope.ts';
import { idsInQuery } from '../../../src/admin/routing/idsInQuery.ts';

/** What is chosen so far. The exam is an id, `final` for the final of the year, or nothing. */
export type ScopeSelection = Readonly<Record<Exclude<(typeof SCOPE)[number], 'exam_type_id'>, number | null>> & {
  readonly exam_type_id: number | typeof FINAL | null;
};

/** Whose results are shown, as the calls take it: without an exam those of the year. */
export type Scope = Readonly<Partial<Record<(typeof SCOPE)[number], number>>>;

export const FINAL = 'final';

/** What the address says is chosen. */
export function chosenIn(query: URLSearchParams): ScopeSelection {
  const ids = idsInQuery(query, SCOPE);
  return query.get('exam_type_id') === FINAL ? { ...ids, exam_type_id: FINAL } : ids;
}

/** What is chosen as the query of an address. */
export function queryOf(chosen: Partial<ScopeSelection>): Record<string, string> {
  const filled = SCOPE.filter((name) => (chosen[name] ?? null) !== null);
  return Object.fromEntries(filled.map((name) => [name, String(chosen[name])]));
}

/** Whose results are meant, once all is chosen that has to be. */
export function scopeOf(chosen: Partial<ScopeSelection>, needsClass: boolean): Scope | undefined {
  const { academic_year_id: year, exam_type_id: exam, class_id } = chosen;
  if (!year || !exam || (needsClass && !class_id)) return undefined;
  const ids = SCOPE.flatMap((name) => (typeof chosen[name] === 'number' ? [[name, chosen[name]] as const] : []));
  return Object.fromEntries(ids);
}

/** What a page begins with that no address says otherwise: the newest results, of a class or of all. */
export function chosenOf(
  latest: { academic_year_id: number; exam_type_id: number | null; class_id: number } | null,
  needsClass: boolean,
): ScopeSelection {
  const nothing = chosenIn(new URLSearchParams());
  if (latest === null) return nothing;
  const { academic_year_id, exam_type_id, class_id } = latest;
  return { ...nothing, academic_year_id, exam_type_id: exam_type_id ?? FINAL, class_id: needsClass ? class_id : null };
}
