import type { Resource } from '../../../core/resource.ts';
import { ApiError } from '../../http/apiError.ts';

/** What a refused save says: of fields that the form has, and of anything else. */
export interface SubmitProblems {
  /** By their place in the form: `name`, `rows.0.amount`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly others: readonly string[];
}

/** The problems in a failed save; none when it failed for another reason than what was entered. */
export function submitProblems(error: unknown, { fields }: Pick<Resource, 'fields'>): SubmitProblems {
  const entries = Object.entries((error instanceof ApiError && error.body.errors) || {});
  const isKnown = ([path]: [string, string]) => fields[path.split('.')[0] ?? ''] !== undefined;
  return {
    fields: Object.fromEntries(entries.filter(isKnown)),
    others: entries.filter((entry) => !isKnown(entry)).map(([, message]) => message),
  };
}
