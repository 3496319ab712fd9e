import type { Registry } from '../../core/registry.ts';
import { inTurn } from '../db/advisory.ts';
import type { Log, OpenDatabase } from '../db/database.ts';
import type { Env } from '../env.ts';
import type { Storage } from '../storage/storage.ts';
import { plantAdmission } from './admission.ts';
import { plantBase } from './base.ts';
import { DEMO_INSTITUTE } from './demoSchool.ts';
import { plantFees } from './fees.ts';
import { plantFinance } from './finance.ts';
import { plantLarge } from './large.ts';
import { plantOffice } from './office.ts';
import { plantPay } from './pay.ts';
import { plant, type Soil } from './plant.ts';
import { plantSchool } from './plantSchool.ts';
import { beginPlanting, endPlanting, isPlanted } from './seedMarker.ts';
import { plantUsers } from './users.ts';
import { plantWebsite } from './website.ts';

const NEW_INSTITUTE = { name: 'Our school' } as const;
const DEFAULT_ZONE = 'Asia/Dhaka';

interface Planting {
  readonly database: OpenDatabase;
  readonly registry: Registry;
  readonly storage: Storage;
  readonly env: Pick<Env, 'seed' | 'seedStudents'>;
  readonly log: Log;
}

/**
 * Fills an empty database once: the built-in roles and the institute always, a demo school where the settings ask for
 * one. A start that was broken off in the middle of it begins again; of several at once one plants, and the others wait.
 */
export async function seedDatabase(planting: Planting): Promise<void> {
  const { database } = planting;
  if (await isPlanted(database)) return;
  await inTurn(database, 'seed', async () => {
    if (!(await isPlanted(database))) await plantAll(planting);
  });
}

async function plantAll({ database, registry, storage, env, log }: Planting): Promise<void> {
  log.info(env.seed === 'none' ? 'Preparing an empty school.' : 'Planting the demo school.');
  await beginPlanting(database);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_ZONE }).format(new Date());
  const soil = { database, registry, storage, today };
  await plantBase(soil, env.seed === 'none' ? NEW_INSTITUTE : DEMO_INSTITUTE);
  if (env.seed !== 'none') await plantDemo(soil, env);
  await endPlanting(database, env.seed);
}

async function plantDemo(soil: Soil, { seed, seedStudents }: Pick<Env, 'seed' | 'seedStudents'>): Promise<void> {
  const school = await plantSchool(soil, await plantUsers(soil));
  // Fees, pay and the admission book into the accounts that the finances bring.
  for (const plantPart of [plantFinance, plantFees, plantPay, plantWebsite, plantAdmission, plantOffice]) await plantPart(soil, school);
  await plantTheRest(soil);
  if (seed === 'large') await plantLarge(soil, school, seedStudents);
}

/** What declarations say of the demo school, as far as nothing else has planted it. */
async function plantTheRest(soil: Soil): Promise<void> {
  for (const { name, table, seed } of soil.registry.resources) {
    if (seed.length === 0) continue;
    const [first] = await soil.database.query(`select id from "${table}" limit 1`);
    if (!first) await plant(soil, name, seed);
  }
}
