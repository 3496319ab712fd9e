import { notification } from '../../../../../schemas/messages/notification.ts';
import type { Moved } from '../../../services/rules.ts';
import { defineRules } from '../../../services/rules.ts';
import { inReadersWords } from '../../services/notices/inReadersWords.ts';
import { updateCause } from '../../../services/resources/write/related.ts';

/** Whoever opens a notification has read it now. */
async function markRead(opened: Moved<typeof notification>): Promise<void> {
  await updateCause(opened, notification, { read_at: new Date().toISOString() });
}

export const notificationRules = defineRules(notification, {
  afterAction: { open: markRead },
  afterRead: ({ records, ...reading }) => inReadersWords(reading, records),
});
