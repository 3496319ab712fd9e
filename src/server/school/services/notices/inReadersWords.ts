import type { notification } from '../../../../../schemas/messages/notification.ts';
import type { RecordOf } from '../../../../core/infer.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { type Said, sayIn } from '../../../said.ts';
import { schoolTables } from '../../tables.ts';

/** Notifications in the language of whoever reads them. What somebody wrote stays as it is. */
export async function inReadersWords<Notification extends Pick<RecordOf<typeof notification>, 'id' | 'title' | 'body'>>(
  { context, caller }: { readonly context: Context; readonly caller: Caller },
  records: readonly Notification[],
): Promise<Notification[]> {
  if (records.length === 0) return [];
  const rows = await schoolTables<'notifications_words'>(context)
    .selectFrom('notifications_words')
    .select(['notification_id', 'title', 'body'])
    .where(
      'notification_id',
      'in',
      records.map(({ id }) => id),
    )
    .execute();
  const translator = context.translators.forHeader(caller.language);
  const wordsOf = new Map(rows.map((words) => [words.notification_id, words]));
  return records.map((record) => {
    const words = wordsOf.get(record.id);
    if (!words) return record;
    const [title, body] = [sayIn(translator, words.title as Said), sayIn(translator, words.body as Said)];
    return { ...record, title: title || record.title, body: body || record.body };
  });
}
