import type { Kysely } from 'kysely';
import type { Notice } from '../../../product.ts';
import type { SchoolTables } from '../../tables.ts';

/** What a notification says by the keys of its texts. */
export interface NoticeWords extends Pick<Notice, 'title' | 'body'> {
  readonly id: number;
}

/** In one statement, which has three parameters for each. */
const AT_ONCE = 10_000;

/** Keeps what notifications say by keys, beside their records. */
export async function keepWords(
  db: Kysely<Pick<SchoolTables, 'notifications_words'>>,
  notices: readonly NoticeWords[],
): Promise<void> {
  const rows = notices.map(({ id, title, body }) => ({
    notification_id: id,
    title: JSON.stringify(title),
    body: JSON.stringify(body),
  }));
  for (let done = 0; done < rows.length; done += AT_ONCE) {
    await db
      .insertInto('notifications_words')
      .values(rows.slice(done, done + AT_ONCE))
      .execute();
  }
}
