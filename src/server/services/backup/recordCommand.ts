import type { OpenDatabase } from '../../db/database.ts';
import { COMMANDS } from '../auditLog/commands.ts';
import { recordEvent } from '../auditLog/recordEvent.ts';

/** Writes down that the command took a copy of everything. It has no account, and comes from no address. */
export function recordBackupCommand({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  return recordEvent(db, {
    origin: { address: '', requestId: '' },
    user: { id: null, name: COMMANDS.backup },
    about: { resource: 'backup' },
    action: 'export',
  });
}
