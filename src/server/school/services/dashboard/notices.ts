import type { Notice } from '../../../../../schemas/dashboard.ts';
import { notification } from '../../../../../schemas/messages/notification.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { RecordOf } from '../../../../core/infer.ts';
import { schoolTables } from '../../tables.ts';
import { readSlice } from '../../../services/resources/readRecords.ts';
import { inReadersWords } from '../notices/inReadersWords.ts';
import type { Tile } from './tile.ts';

const LATEST = 5;
const { unread } = codesOf(notification.fields.status);

/** What the product has told the caller last; everybody has only their own. */
export const notices: Tile<'notices'> = {
  name: 'notices',
  read: async ({ context, caller }) => {
    if (!context.registry.has('notification')) return undefined;
    const resource = context.registry.get('notification');
    const listQuery = { filters: [], words: [], range: { from: 0, to: LATEST - 1 } };
    const [{ records }, { count }] = await Promise.all([
      readSlice({ context, caller, resource, listQuery }),
      schoolTables<'notifications'>(context)
        .selectFrom('notifications')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', caller.userId)
        .where('status', '=', unread)
        .executeTakeFirstOrThrow(),
    ]);
    if (records.length === 0) return undefined;
    const latest = await inReadersWords({ context, caller }, records as RecordOf<typeof notification>[]);
    return { resource: 'notification', filter: {}, unread: count, latest: latest.map(noticeOf) };
  },
};

function noticeOf({ id, created_at: at, title, body, status, link }: RecordOf<typeof notification>): Notice {
  return { id, at, title, text: body ?? '', isRead: status !== unread, link: link ?? null };
}
