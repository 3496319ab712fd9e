import { asOwner } from '../server/db/asOwner.ts';
import { migrate } from '../server/db/migrate.ts';
import { migrations } from '../server/db/migrations/index.ts';
import type { Env } from '../server/env.ts';
import { makeAdminLink } from '../server/services/auth/adminLink.ts';
import { ROLES } from '../../schemas/access/roles.ts';
import { registry } from '../../schemas/index.ts';
import { linkReport } from './support/linkReport.ts';
import { readArguments } from './support/readArguments.ts';
import { DATABASE_HELP, log, requireDatabase, runOnDatabase } from './support/runOnDatabase.ts';

const USAGE = `npm run admin:link [-- --email <address>] [--end-second-factor]

Prints a link with which a super admin chooses a new password, once, within seven days, and switches that user on again,
with the employee or other person whose login it is.
Where there are several super admins, --email names one. With --end-second-factor no code is asked for any more: for whoever
has lost the phone and the recovery codes.
${DATABASE_HELP}
With the embedded database the server must be stopped, and started again for the link to be used; with PostgreSQL
everything goes on. PUBLIC_URL, HOST and PORT say the address in the link.`;

const asked = readArguments({
  usage: USAGE,
  options: { email: { type: 'string' }, 'end-second-factor': { type: 'boolean', default: false } },
});

if (asked)
  await runOnDatabase(announceOpening, async ({ database, env }) => {
    await asOwner({ database, env, log }, (owned) => migrate({ database: owned, files: migrations, log }));
    const made = await makeAdminLink(
      { db: database.db, env, registry },
      {
        email: asked.values.email,
        superAdminRole: ROLES.superAdmin,
        endsSecondFactor: asked.values['end-second-factor'],
      },
    );
    console.log(
      linkReport({
        made,
        email: asked.values.email,
        endsSecondFactor: asked.values['end-second-factor'],
        isEmbedded: !env.databaseUrl,
      }),
    );
    if (!('link' in made)) process.exitCode = 1;
  });

// That takes some seconds, in which nothing else is said.
function announceOpening(env: Env): void {
  requireDatabase(env);
  console.log('Opening the database …');
}
