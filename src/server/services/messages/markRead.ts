import type { Moved } from '../resources/hookTypes.ts';
import { updateRecord } from '../resources/store.ts';

/** Whoever opens a notification has read it now. */
export async function markRead({ store, record }: Moved): Promise<void> {
  await updateRecord(store, Number(record.id), { read_at: new Date().toISOString() });
}
