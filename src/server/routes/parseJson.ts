import { isObject } from '../../core/isObject.ts';
import { MAX_JSON_DEPTH } from '../../core/limits.ts';

/** An object that came as JSON; undefined when it is none, or nested too deeply. */
export function parseJson(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) && depthOf(parsed) <= MAX_JSON_DEPTH ? parsed : undefined;
  } catch {
    return undefined;
  }
}

// Deep nesting costs a database far more than it costs to send.
function depthOf(value: unknown, level = 1): number {
  if (typeof value !== 'object' || value === null || level > MAX_JSON_DEPTH) return level;
  return Math.max(level, ...Object.values(value).map((inner) => depthOf(inner, level + 1)));
}
