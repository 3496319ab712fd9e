import type { Registry } from '../../../core/registry.ts';
import { withAdvisoryLock } from '../../db/advisoryLock.ts';
import { ownSetting } from '../../env.ts';
import type { SeedTarget } from '../../product.ts';
import { SEED_STUDENTS } from '../settings.ts';
import { DEFAULT_TIME_ZONE } from '../timeZone.ts';
import { seedAdmission } from './admission.ts';
import { seedBase } from './base.ts';
import { DEMO_INSTITUTE } from './demoSchool.ts';
import { seedFees } from './fees.ts';
import { seedFinance } from './finance.ts';
import { examsOfMany, seedLarge } from './large.ts';
import { seedOffice } from './office.ts';
import { seedPay } from './pay.ts';
import { LOOKUP_ROWS, USUAL_LOOKUPS } from './lookups/index.ts';
import { seedResultNotices } from './notices.ts';
import { type ExamOfClass, examsWithResults, seedResults } from './results.ts';
import { seedRecords, type SeedContext } from './seedRecords.ts';
import { seedSchool } from './seedSchool.ts';
import { beginSeeding, endSeeding, isSeeded } from './seedMarker.ts';
import { seedUsers } from './users.ts';
import { seedWebsite } from './website.ts';

const NEW_INSTITUTE = { name: 'Our school' } as const;

interface SeedOptions extends SeedTarget {
  readonly registry: Registry;
}

/**
 * Fills an empty database once: always the built-in roles and the institute, then the usual lookups, or a demo school if
 * the settings ask for one. Interrupted seeding starts again. If several servers start at once, one seeds and the others wait.
 */
export async function seedDatabase(options: SeedOptions): Promise<void> {
  const { database } = options;
  if (await isSeeded(database)) return;
  await withAdvisoryLock(database, 'seed', async () => {
    if (!(await isSeeded(database))) await seedAll(options);
  });
}

async function seedAll({ database, registry, storage, env, log }: SeedOptions): Promise<void> {
  log.info(env.seed === 'none' ? 'Preparing an empty school.' : 'Creating the demo school.');
  await beginSeeding(database);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_TIME_ZONE }).format(new Date());
  const context = { database, registry, storage, today };
  await seedBase(context, env.seed === 'none' ? NEW_INSTITUTE : DEMO_INSTITUTE);
  if (env.seed === 'none') await seedUsualLookups(context);
  else await seedDemo(context, env);
  await endSeeding(database, env.seed);
}

async function seedDemo(context: SeedContext, env: SeedOptions['env']): Promise<void> {
  const school = await seedSchool(context, await seedUsers(context));
  // Results are published once everybody has marks.
  const many = env.seed === 'large' ? examsOfMany(school) : [];
  const isOfMany = (one: ExamOfClass) =>
    many.some(({ exam, class_id }) => exam === one.exam && class_id === one.class_id);
  const ofFew = examsWithResults(school).filter((each) => !isOfMany(each));
  await seedResults(context, school, ofFew);
  await seedResultNotices(context, school);
  // Finance comes first, because fees, pay and admission use its bank accounts.
  for (const seedPart of [seedFinance, seedFees, seedPay, seedWebsite, seedAdmission, seedOffice])
    await seedPart(context, school);
  await seedRemainingLookups(context);
  if (env.seed !== 'large') return;
  await seedLarge(context, school, ownSetting(env, SEED_STUDENTS));
  await seedResults(context, school, many);
}

/** What nearly every school has alike, and what rules go by: a new school changes it instead of entering it. */
async function seedUsualLookups(context: SeedContext): Promise<void> {
  for (const name of USUAL_LOOKUPS) await seedRecords(context, name, LOOKUP_ROWS[name]);
}

/** Seeds the lookups whose tables are still empty. */
async function seedRemainingLookups(context: SeedContext): Promise<void> {
  for (const [name, rows] of Object.entries(LOOKUP_ROWS)) {
    const [first] = await context.database.query(`select id from "${context.registry.get(name).table}" limit 1`);
    if (!first) await seedRecords(context, name, rows);
  }
}
