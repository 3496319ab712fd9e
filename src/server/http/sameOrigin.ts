import type { FastifyRequest } from 'fastify';
import { refuse } from '../errors.ts';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Of our own page, or typed by a person. */
const OWN: ReadonlySet<unknown> = new Set(['same-origin', 'none']);

/**
 * Refuses what the page of another site makes a browser write here. No call counts on a cookie, so such a page is nobody;
 * this keeps it also from what is open to nobody in particular, as trying passwords from the address of a visitor.
 * Browsers say where a request comes from, and no page can forge it; programs say nothing.
 */
export function requireSameOrigin({ method, headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (READS.has(method) || site === undefined || OWN.has(site)) return;
  throw refuse.forbidden();
}
