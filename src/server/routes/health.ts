import packageJson from '../../../package.json' with { type: 'json' };
import { health } from '../../core/calls/engineCalls.ts';
import { localJobs } from '../jobs/localJobs.ts';
import { backupState } from '../services/backup/backupState.ts';
import { serve } from './serve.ts';

/** Whether the server and its database answer. */
export const healthCall = serve(health, async ({ context: { database, env } }) => {
  await database.ping();
  return {
    status: 'ok' as const,
    database: database.kind,
    version: packageJson.version,
    demo: env.seed !== 'none',
    mail: env.mail !== undefined,
    jobs: localJobs(database).counts,
    backup: backupState({ database, env }),
  };
});
