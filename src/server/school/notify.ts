import { notification } from '../../../schemas/messages/notification.ts';
import type { Notice } from '../product.ts';
import { createRelated } from '../services/resources/write/related.ts';

/** Tells somebody something by a notification. */
export async function notify({ store, caller, userId, title, body, link }: Notice): Promise<void> {
  const values = { user_id: userId, title, body, link: link ?? null };
  await createRelated({ cause: { store, caller }, entity: notification, values });
}
