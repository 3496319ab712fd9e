import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { refuse } from '../errors.ts';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Of our own page, or typed by a person. */
const OWN: ReadonlySet<unknown> = new Set(['same-origin', 'none']);

/** The addresses that the settings name: where people find this server, and the API that its screens use. */
export type NamedOrigins = Pick<Env, 'publicUrl' | 'apiOrigin'>;

/**
 * Refuses what the page of another site makes a browser write here. No call counts on a cookie, so such a page is nobody;
 * this keeps it also from what is open to nobody in particular, as trying passwords from the address of a visitor.
 * Browsers say where a request comes from, and no page can forge it; programs say nothing.
 */
export function requireSameOrigin(request: FastifyRequest, named: NamedOrigins): void {
  if (READS.has(request.method) || isOwn(request, named)) return;
  throw refuse.forbidden();
}

function isOwn({ headers, host }: FastifyRequest, named: NamedOrigins): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return OWN.has(site);
  // Older browsers say no more than the address of the page: `null` where it has none.
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || namedOrigins(named).includes(page.origin);
}

function namedOrigins({ publicUrl, apiOrigin }: NamedOrigins): readonly (string | undefined)[] {
  return [publicUrl && new URL(publicUrl).origin, apiOrigin];
}
