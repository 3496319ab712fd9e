import type { Resource } from '../../core/resource.ts';
import { type AppError, refuse } from '../errors.ts';
import { fieldOfForeignKey, fieldOfUniqueIndex } from './model.ts';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a unique index already has what was to be written. */
export function isTaken(error: unknown, index: string): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint === index;
}

/**
 * What a broken constraint means to whoever wrote the record: a message at the field. That another record has the value is
 * said only to who sees that record. Undefined when the error is none of that kind.
 */
export function problemsOfViolation(
  resource: Resource,
  error: unknown,
  isSeen: (field: string) => boolean,
): AppError | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (!constraint) return undefined;
  if (code === UNIQUE_VIOLATION) {
    const field = fieldOfUniqueIndex(resource, constraint);
    return field ? refuse.invalid({ [field]: [{ key: isSeen(field) ? 'unique' : 'notFree' }] }) : undefined;
  }
  if (code === FOREIGN_KEY_VIOLATION) {
    const field = fieldOfForeignKey(resource, constraint);
    // Without a field of its own, something began to point at the record in the moment in which it was deleted.
    return field ? refuse.invalid({ [field]: [{ key: 'gone' }] }) : refuse.stale();
  }
  return undefined;
}
