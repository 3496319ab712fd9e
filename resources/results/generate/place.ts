import { SCOPE } from '../../../schemas/exams/resultScope.ts';
import { MARK_UPLOAD, MARKS_IN_VIEW, type TaskPlace, taskAddress } from '../../../schemas/teaching/taskPath.ts';
import { idsInQuery } from '../../../src/admin/routing/idsInQuery.ts';
import { FINAL } from '../parts/scope.ts';
import { CLASS_PARTS } from '../../../schemas/academics/cohort.ts';

type ScopeField = (typeof SCOPE)[number];

/** Whose results are meant, as far as it is chosen. */
export type ScopeSelection = Readonly<Record<ScopeField, number | null>> & {
  /** 1 for the final result of the year, which has no exam. */
  readonly is_final: 0 | 1;
};

/** Whose results are meant: an exam, or without one the final of the year. What is null means all. */
export type Scope = Readonly<Record<ScopeField, number | null>> & {
  readonly academic_year_id: number;
  readonly class_id: number;
};

/** What an address says is chosen; what is no id is passed over. */
export function chosenIn(query: URLSearchParams): ScopeSelection {
  return { ...idsInQuery(query, SCOPE), is_final: query.get('exam_type_id') === FINAL ? 1 : 0 };
}

/** The query of an address for what is chosen, as all pages of results read it. */
export function queryOf(chosen: Partial<ScopeSelection>): Record<string, string> {
  const names = SCOPE.filter((name) => isChosen(chosen[name]));
  const ids = Object.fromEntries(names.map((name) => [name, String(chosen[name])]));
  return chosen.is_final === 1 ? { ...ids, exam_type_id: FINAL } : ids;
}

/** A scope once all is chosen that has to be. */
export function scopeOf(chosen: Partial<ScopeSelection>): Scope | undefined {
  const { academic_year_id, class_id, exam_type_id, is_final } = chosen;
  if (!academic_year_id || !class_id || (!exam_type_id && is_final !== 1)) return undefined;
  const rest = Object.fromEntries(CLASS_PARTS.map((name) => [name, chosen[name] ?? null]));
  return { ...rest, academic_year_id, class_id, exam_type_id: is_final === 1 ? null : exam_type_id } as Scope;
}

/** The same for an address that leads to a scope. */
export function scopeQuery(scope: Partial<Scope>): Record<string, string> {
  return queryOf({ ...scope, is_final: isChosen(scope.exam_type_id) ? 0 : 1 });
}

/** Where the marks of a section and subject are entered for the exam of a scope, or only looked at. */
export function gridAddress(
  scope: Scope,
  { place, mayEnter }: { readonly place: Omit<TaskPlace, 'academic_year_id'>; readonly mayEnter: boolean },
): string {
  const { academic_year_id, exam_type_id } = scope;
  return `${taskAddress(mayEnter ? MARK_UPLOAD : MARKS_IN_VIEW, { ...place, academic_year_id })}?exam=${exam_type_id ?? ''}`;
}

function isChosen(id: number | null | undefined): id is number {
  return id !== null && id !== undefined;
}
