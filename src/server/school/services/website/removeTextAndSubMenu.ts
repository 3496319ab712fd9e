import { REMOVE } from '../../../services/resources/write/kinds.ts';
import { runOperation } from '../../../services/resources/write/operation.ts';
import { inTransaction } from '../../../services/resources/write/transaction.ts';
import { draftOf, type WriteCall } from '../../../services/resources/write/write.ts';

/**
 * Deletes the text of a page together with its sub-menu, which has nothing else to show; each with its history, in one
 * transaction. Refused while something else belongs to the sub-menu. Answers the id of the sub-menu.
 */
export function removeTextAndSubMenu(
  call: WriteCall,
  id: number,
  input: { readonly row_version?: unknown },
): Promise<number> {
  const { caller, context } = call;
  return inTransaction(call, async (store) => {
    const text = draftOf(id, input);
    await runOperation({ kind: REMOVE, store, caller, drafts: [text] });
    const page = text.before?.public_sub_menu_id as number;
    const pages = { ...store, resource: context.registry.get('publicSubMenu') };
    await runOperation({ kind: REMOVE, store: pages, caller, drafts: [draftOf(page, {})] });
    return page;
  });
}
