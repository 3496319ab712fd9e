import { serverMessages } from '../../../locales/serverMessages.ts';
import { OWN_RECORD_ROLES } from '../../../schemas/access/roles.ts';
import { registry } from '../../../schemas/index.ts';
import { screens } from '../../../schemas/screens.ts';
import type { DefinedJob } from '../jobs/defineJob.ts';
import type { Product } from '../product.ts';
import { calls } from './calls/index.ts';
import { documents } from './documents/index.ts';
import { readCountry } from './country.ts';
import { readLetterhead } from './letterhead.ts';
import { notify } from './services/notices/notify.ts';
import { personFacts, rowRules, rules } from './rules/index.ts';
import { searched } from './searched.ts';
import { seedDatabase } from './seed/seedDatabase.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../../schemas/access/demoLogins.ts';
import { generateResultsJob } from './services/results/generateResults.ts';
import { paperJobs } from './services/results/paperJobs.ts';
import { publishPlannedJob } from './services/results/planPublication.ts';
import { SEED_STUDENTS } from './settings.ts';
import { readTimeZone } from './timeZone.ts';

/** The school, as the server is given it. */
export const school: Product = {
  name: 'Campus',
  description: 'School and campus management: every call of the office.',
  registry,
  screens,
  messages: serverMessages,
  rules,
  rowRules,
  personFacts,
  ownRecordRoles: OWN_RECORD_ROLES,
  loginIds: { student: 'student_id', employee: 'employee_id' },
  searched,
  calls,
  jobs: [generateResultsJob as DefinedJob, publishPlannedJob as DefinedJob, ...paperJobs],
  documents,
  readLetterhead,
  notify,
  readTimeZone,
  readCountry,
  settings: [SEED_STUDENTS],
  seed: (target) => seedDatabase({ ...target, registry }),
  demoLogins: { password: DEMO_PASSWORD, emails: DEMO_LOGINS.map(({ email }) => email) },
};
