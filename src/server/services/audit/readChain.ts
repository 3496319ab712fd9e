import type { AuditChain } from '../../../core/calls/audit.ts';
import type { Context } from '../../context.ts';
import { readStoredHead } from '../../db/auditChain/sealEntries.ts';
import { lastVerification } from '../../db/auditChain/verifyChain.ts';

/** How far the chain reaches, and what was found when it was last verified. */
export async function readChain({ database }: Pick<Context, 'database'>): Promise<AuditChain> {
  const head = await readStoredHead(database);
  const verified = await lastVerification(database);
  return { entries: head?.position ?? 0, hash: head?.hash ?? null, verified: verified ?? null };
}
