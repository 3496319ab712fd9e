import type { AcceptedRequest } from './serve.ts';

/**
 * The version of a record that a call means, where it says one. A deletion has no body in most browsers and proxies: its version
 * may stand in the query.
 */
export function readVersion({ request, input }: Pick<AcceptedRequest, 'request' | 'input'>): { row_version?: unknown } {
  const sent: Readonly<Record<string, unknown>> = { ...(request.query as object), ...input };
  return { row_version: sent.row_version };
}
