import type { AuditChain, AuditPage } from '../../../core/calls/audit.ts';
import type { Context } from '../../context.ts';
import { readStoredHead } from '../../db/auditChain/sealEntries.ts';
import { lastVerification } from '../../db/auditChain/verifyChain.ts';
import type { Reader } from './findNamedRecords.ts';
import { type EntryFilters, type EntryPage, findEntries, readSearch } from './findEntries.ts';
import { presentEntries } from './presentEntries.ts';

const USUAL_PAGE = 50;

interface AuditQuery extends EntryFilters {
  readonly before: number | null;
  readonly after: number | null;
  readonly limit: number | null;
}

/** A page of the history of everything, the latest first. */
export async function readAudit(reader: Reader, { before, after, limit, ...filters }: AuditQuery): Promise<AuditPage> {
  const page: EntryPage = { before, after, limit: limit ?? USUAL_PAGE };
  const search = await readSearch(reader, filters);
  const { rows, hasMore } = await findEntries(reader.context.database.db, search, page);
  const isUpwards = after !== null && before === null;
  const hasOlder = isUpwards || hasMore;
  const hasNewer = isUpwards ? hasMore : before !== null;
  return {
    entries: await presentEntries(reader, rows),
    older: hasOlder ? (rows.at(-1)?.id ?? null) : null,
    newer: hasNewer ? (rows[0]?.id ?? null) : null,
  };
}

/** How far the chain reaches, and what was found when it was last verified. */
export async function readChain({ database }: Pick<Context, 'database'>): Promise<AuditChain> {
  const head = await readStoredHead(database);
  const verified = await lastVerification(database);
  return { entries: head?.position ?? 0, hash: head?.hash ?? null, verified: verified ?? null };
}
