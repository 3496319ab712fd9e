import type { RaRecord } from 'react-admin';
import type { Resource } from '../../core/resource.ts';
import { ApiError } from '../http/apiError.ts';
import { request } from '../http/httpClient.ts';
import { ifPresent } from './backEnd.ts';
import { listedRecords } from './envelope.ts';

interface CachedList {
  readonly since: number;
  /** Undefined where the list cannot be had. */
  readonly rows: Promise<readonly RaRecord[] | undefined>;
}

/** Milliseconds for which a list that others refer to is not read again. */
const KEPT_MS = 30_000;

const kept = new Map<string, CachedList>();

/** All records of a resource, as they were answered, for looking up what others refer to; undefined where there is no such list. */
export function wholeList(resource: Resource): Promise<readonly RaRecord[] | undefined> {
  const known = kept.get(resource.name);
  if (known && Date.now() - known.since < KEPT_MS) return known.rows;
  const rows = readWholeList(resource).catch((error: unknown) => {
    // What may not be read now may not be read in a moment either; any other failure is tried again.
    if (!(error instanceof ApiError) || error.status !== 403) kept.delete(resource.name);
    return undefined;
  });
  kept.set(resource.name, { since: Date.now(), rows });
  return rows;
}

export function keepWholeList({ name }: Resource, rows: readonly RaRecord[]): void {
  kept.set(name, { since: Date.now(), rows: Promise.resolve(rows) });
}

/** After a write, or for all resources, such as in a test. */
export function forgetWholeList(resource?: Resource): void {
  if (resource) kept.delete(resource.name);
  else kept.clear();
}

function readWholeList({ endpoints }: Resource): Promise<RaRecord[] | undefined> {
  const { path } = endpoints.list;
  return ifPresent(`GET ${path}`, async () => listedRecords((await request({ method: 'GET', path })).json));
}
