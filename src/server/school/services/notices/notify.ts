import { notification } from '../../../../../schemas/messages/notification.ts';
import { maxLength } from '../../../../core/rules/parseText.ts';
import type { Caller } from '../../../caller.ts';
import type { Notice } from '../../../product.ts';
import { sayIn } from '../../../said.ts';
import { createManyRelated } from '../../../services/resources/write/related.ts';
import type { Store } from '../../../services/store.ts';
import { tablesOf } from '../../tables.ts';
import { keepWords } from './keepWords.ts';

interface Cause {
  readonly store: Store;
  readonly caller: Caller;
}

/** Tells somebody something by a notification. */
export function notify({ store, caller, ...notice }: Notice): Promise<void> {
  return notifyMany({ store, caller }, [notice]);
}

/**
 * Tells many something. A record has it in the words of whoever caused it, which a search finds; its readers see it in
 * theirs.
 */
export async function notifyMany(
  { store, caller }: Cause,
  notices: readonly Omit<Notice, keyof Cause>[],
): Promise<void> {
  if (notices.length === 0) return;
  const translator = store.context.translators.forHeader(caller.language);
  const { title, body } = notification.fields;
  const values = notices.map((notice) => ({
    user_id: notice.userId,
    title: cut(sayIn(translator, notice.title), maxLength(title)),
    body: cut(sayIn(translator, notice.body), maxLength(body)),
    link: notice.link ?? null,
  }));
  const made = await createManyRelated({ cause: { store, caller }, entity: notification, values });
  const words = notices.map((notice, index) => ({
    id: made[index]?.id as number,
    title: notice.title,
    body: notice.body,
  }));
  await keepWords(tablesOf<'notifications_words'>(store), words);
}

/** As much as a field holds, by characters as people count them: what is too long to be told must not undo its cause. */
function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}
