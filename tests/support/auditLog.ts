import { expect } from 'vitest';
import type { Campus, Json, Role } from './campus.ts';

/** An entry of the history, as `/audit` answers it. */
export interface Entry extends Json {
  readonly id: number;
  readonly action: string;
  readonly resource: string;
  readonly user: { readonly id: number; readonly name: string } | null;
  readonly changes: readonly Json[];
  readonly details: Json | null;
  readonly is_hidden: boolean;
}

/** What reads the history of a school. */
export function auditOf(campus: () => Campus) {
  const read = async (query: Json = {}, as: Role = 'superadmin') => {
    const answer = await campus().call('GET /audit', { query, as });
    expect(answer.status, answer.text).toBe(200);
    return answer.body as { entries: Entry[]; older: number | null; newer: number | null };
  };
  const latest = async (query: Json = {}) => (await read({ ...query, limit: 1 })).entries[0];
  return { read, latest };
}
