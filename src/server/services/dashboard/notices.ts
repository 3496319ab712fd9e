import type { Notice } from '../../../core/dashboard.ts';
import { type Presented, readSlice } from '../resources/readRecords.ts';
import type { Tile } from './tile.ts';

const LATEST = 5;
const UNREAD = 0;

/** What the product has told the caller last; everybody has only their own. */
export const notices: Tile<'notices'> = {
  name: 'notices',
  needs: [],
  read: async ({ context, caller }) => {
    if (!context.registry.has('notification')) return undefined;
    const resource = context.registry.get('notification');
    const question = { filters: [], words: [], range: { from: 0, to: LATEST - 1 } };
    const [{ records }, [unread]] = await Promise.all([
      readSlice({ context, caller, resource, question }),
      context.database.query('select count(*) as count from notifications where user_id = $1 and status = $2', [caller.userId, UNREAD]),
    ]);
    if (records.length === 0) return undefined;
    return { resource: 'notification', filter: {}, unread: Number(unread?.count), latest: records.map(noticeOf) };
  },
};

function noticeOf({ id, created_at, title, body, status }: Presented): Notice {
  return { id: Number(id), at: String(created_at), title: String(title), text: String(body ?? ''), isRead: status !== UNREAD };
}
