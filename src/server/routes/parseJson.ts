import { isObject } from '../../core/isObject.ts';
import { MAX_BODY_FIELDS, MAX_JSON_DEPTH } from '../../core/limits.ts';

/** An object that came as JSON; undefined when it is none, nested too deeply, or of more fields than anything has. */
export function parseJson(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) && isWithinLimits(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

// Deep nesting costs a database far more than it costs to send, and names that nothing has cost the server a second for a
// megabyte of them, each with a refusal of its own.
function isWithinLimits(value: unknown, level = 1): boolean {
  if (level > MAX_JSON_DEPTH) return false;
  if (typeof value !== 'object' || value === null) return true;
  const inner = Object.values(value);
  if (!Array.isArray(value) && inner.length > MAX_BODY_FIELDS) return false;
  return inner.every((each) => isWithinLimits(each, level + 1));
}
