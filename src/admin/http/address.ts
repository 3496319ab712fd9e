import { apiBase } from '../browser/apiBase.ts';

export type QueryValue = string | number | boolean | null | undefined | readonly unknown[] | object;

/** The address of a call, with lists and objects in the query as JSON: `range=[0,24]`. */
export function apiAddress(path: string, query: Readonly<Record<string, QueryValue>> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, queryText(value)]],
  );
  const search = new URLSearchParams(pairs).toString();
  return apiBase() + path + (search && `?${search}`);
}

/** Where an uploaded file is shown: the path that the server returned, on the API's host. */
export function fileAddress(path: string): string {
  if (/^(https?:|blob:|data:image\/)/i.test(path)) return path;
  const { origin } = new URL(apiBase(), location.origin);
  return origin + (path.startsWith('/') ? path : `/${path}`);
}

function queryText(value: Exclude<QueryValue, null | undefined>): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
