import { codesOf } from '../../../src/core/fields/field.ts';
import { result } from '../../../schemas/exams/result.ts';

const states = codesOf(result.fields.status);

/** The name of a state of a result. */
export function statusName(status: number): 'generated' | 'published' | 'replaced' {
  if (status === states.published) return 'published';
  return status === states.replaced ? 'replaced' : 'generated';
}

/** The key of the word for a state of a result. */
export function statusKey(status: number): string {
  return `resources.result.options.status.${statusName(status)}`;
}
