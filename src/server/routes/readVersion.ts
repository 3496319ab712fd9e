import { parseForm } from './parseForm.ts';
import type { AcceptedRequest } from './serve.ts';

/**
 * The version of a record that a call means, where it says one. A deletion has no body in most browsers and proxies: its version
 * may stand in the query.
 */
export function readVersion({ request, input }: Pick<AcceptedRequest, 'request' | 'input'>): { row_version?: unknown } {
  // Read as a form is: `row_version[a]=1` is a version that cannot be read, and not another name.
  const sent: Readonly<Record<string, unknown>> = { ...parseForm(request.url.split('?')[1] ?? ''), ...input };
  return { row_version: sent.row_version };
}
