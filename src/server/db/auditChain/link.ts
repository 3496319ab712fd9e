import { createHash } from 'node:crypto';

/** Entries that are sealed, or verified, at once. */
export const AT_ONCE = 2_000;

/**
 * What an entry `e` holds, as one hash. The database makes it of its own writing of every value, which is the same in
 * every version and after a restore.
 */
export const DIGEST = `encode(sha256(convert_to(json_build_array(e.id, (extract(epoch from e.at) * 1000000)::bigint,
  e.user_id, e.user_name, e.address, e.request_id, e.resource, e.record_id, e.action,
  e.before::text, e.after::text, e.details::text)::text, 'UTF8')), 'hex')`;

/** The hash before the first. */
export const START = '0'.repeat(64);

/** The hash of an entry in the chain. */
export function linked(before: string, digest: string): string {
  return createHash('sha256').update(before).update(digest).digest('hex');
}

/** Seconds that a transaction may last: what is written in it is sealed after entries with higher ids. */
export const LONGEST_TRANSACTION = 3_600;
