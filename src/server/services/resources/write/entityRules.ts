import { isPermanent } from '../../../../core/resource.ts';
import { refuse } from '../../../errors.ts';
import { loadRecord } from './loadRecords.ts';
import { addProblems, isWritten, type Write } from './write.ts';

/** Keeps what the product relies on, and runs the entity's `beforeWrite` or `beforeRemove`. */
export async function checkEntityRules({ kind, store, caller, proof, drafts }: Write): Promise<void> {
  refusePermanent({ kind, store, drafts });
  const { beforeWrite, beforeRemove } = store.context.rules.of(store.resource);
  if (!(kind.does === 'delete' ? beforeRemove : beforeWrite)) return;
  for (const draft of drafts) {
    const { before, values } = draft;
    if (before && kind.does === 'delete') await beforeRemove?.({ store, caller, existing: before });
    if (kind.does === 'delete') continue;
    const record = before ? { ...before, ...values } : values;
    addProblems(draft, (await beforeWrite?.({ store, caller, proof, existing: before, values, record })) ?? {});
  }
}

function refusePermanent({ kind, store, drafts }: Pick<Write, 'kind' | 'store' | 'drafts'>): void {
  for (const { before, values } of drafts) {
    const isLost = before && (kind.does === 'delete' || values.is_active === 0);
    if (isLost && isPermanent(store.resource, before)) throw refuse.permanent();
  }
}

/** Runs the entity's `afterWrite`, `afterCreateMany` or `afterAction`, and loads the records again. */
export async function followUp({ kind, action, store, caller, drafts }: Write): Promise<void> {
  const { afterWrite, afterCreateMany, afterAction, afterCommit } = store.context.rules.of(store.resource);
  if (afterCommit) store.afterCommit.add(afterCommit);
  const written = drafts.filter((draft) => draft.after && isWritten(draft));
  const follow = action ? afterAction?.[action.name] : afterWrite;
  const isMany = afterCreateMany && kind.does === 'insert' && written.length > 1;
  if (written.length === 0 || !(follow || isMany)) return;
  if (isMany) return afterCreateMany({ store, caller, records: written.flatMap(({ after }) => after ?? []) });
  for (const draft of written) {
    const { after: record, before } = draft;
    if (!record) continue;
    const justWritten = { resource: store.resource.name, id: record.id };
    await follow?.({ store: { ...store, justWritten }, caller, record, ...(before && { before }) });
    draft.after = await loadRecord(store, record.id);
  }
}
