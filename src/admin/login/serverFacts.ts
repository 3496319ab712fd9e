import { endpointOf, HEALTH } from '../../core/calls/endpoints.ts';
import { isObject } from '../../core/isObject.ts';
import { apiAddress, fileAddress } from '../http/address.ts';

export interface Institute {
  readonly name: string;
  readonly logo: string | undefined;
}

/** What the running server says of itself, if it is one that does. */
export interface Server {
  readonly isDemo: boolean;
  /** Whoever forgot a password can have a link sent. */
  readonly sendsMail: boolean;
}

/** The institute's name and logo, from the path at which the product has them. Undefined after any failure: the login works without them. */
export async function loadInstitute(path: string, signal: AbortSignal): Promise<Institute | undefined> {
  const { name, logo } = firstRecord(await ask(path, signal)) ?? {};
  if (typeof name !== 'string' || name.trim() === '') return undefined;
  return { name, logo: typeof logo === 'string' && logo !== '' ? fileAddress(logo) : undefined };
}

export async function loadServer(signal: AbortSignal): Promise<Server | undefined> {
  const health = firstRecord(await ask(endpointOf(HEALTH).path, signal));
  return health?.status === 'ok' ? { isDemo: health.demo === true, sendsMail: health.mail === true } : undefined;
}

// Not by `plainRequest`: its errors and tokens, which these calls do not need, would make the page of the login heavier by
// almost a kilobyte. They are fetched when the login is sent off.
async function ask(path: string, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await fetch(apiAddress(path), { signal });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The record itself, the first of a list, or either of them inside `data`. */
function firstRecord(json: unknown): Record<string, unknown> | undefined {
  const value: unknown = Array.isArray(json) ? json[0] : json;
  if (!isObject(value)) return undefined;
  return typeof value.data === 'object' && value.data !== null ? firstRecord(value.data) : value;
}
