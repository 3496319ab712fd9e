import type { FastifyInstance } from 'fastify';
import { MAX_JSON_DEPTH } from '../../core/limits.ts';
import { refuse } from '../errors.ts';
import { parseForm } from '../routes/parseForm.ts';

/** Reads JSON and form-urlencoded bodies into plain objects, within limits. */
export function parseBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    if (text === '') return done(null, {});
    const parsed = parseJson(String(text));
    return parsed === undefined ? done(refuse.malformed()) : done(null, parsed);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) => {
    done(null, parseForm(String(text)));
  });
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject && depthOf(parsed) <= MAX_JSON_DEPTH ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

// Deep nesting costs a database far more than it costs to send.
function depthOf(value: unknown, level = 1): number {
  if (typeof value !== 'object' || value === null || level > MAX_JSON_DEPTH) return level;
  return Math.max(level, ...Object.values(value).map((inner) => depthOf(inner, level + 1)));
}
