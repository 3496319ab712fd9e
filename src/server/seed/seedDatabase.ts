import type { Registry } from '../../core/registry.ts';
import type { Log, OpenDatabase } from '../db/database.ts';
import type { Env } from '../env.ts';
import { plantBase } from './base.ts';
import { DEMO_INSTITUTE, plantLookups } from './demoSchool.ts';
import { plantFinance } from './finance.ts';
import { plantManyStudents } from './large.ts';
import { plant, type Soil } from './plant.ts';
import { plantStudents } from './students.ts';
import { plantUsers } from './users.ts';

const NEW_INSTITUTE = { name: 'Our school' } as const;
const DEFAULT_ZONE = 'Asia/Dhaka';

/** Fills an empty database once: the built-in roles and the institute always, a demo school where the settings ask for one. */
export async function seedDatabase(given: {
  readonly database: OpenDatabase;
  readonly registry: Registry;
  readonly env: Pick<Env, 'seed' | 'seedStudents'>;
  readonly log: Log;
}): Promise<void> {
  const { database, registry, env, log } = given;
  const [marker] = await database.query("select key from settings where key = 'seed'");
  if (marker) return;
  log.info(env.seed === 'none' ? 'Preparing an empty school.' : 'Planting the demo school.');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_ZONE }).format(new Date());
  const soil = { database, registry, today };
  await plantBase(soil, env.seed === 'none' ? NEW_INSTITUTE : DEMO_INSTITUTE);
  if (env.seed !== 'none') await plantDemo(soil, env);
  await database.query("insert into settings (key, value) values ('seed', $1)", [JSON.stringify(env.seed)]);
}

async function plantDemo(soil: Soil, { seed, seedStudents }: Pick<Env, 'seed' | 'seedStudents'>): Promise<void> {
  const users = await plantUsers(soil);
  const idOf = (role: string) => users[role] ?? 0;
  const school = await plantLookups(soil);
  await plantStudents(soil, school, { student: idOf('Student'), parent: idOf('Parent') });
  await plantFinance(soil, school, { office: idOf('Office'), accountant: idOf('Accountant') });
  await plantTheRest(soil);
  if (seed === 'large') await plantManyStudents(soil.database, school, seedStudents);
}

/** What declarations say of the demo school, as far as nothing else has planted it. */
async function plantTheRest(soil: Soil): Promise<void> {
  for (const { name, table, seed } of soil.registry.resources) {
    if (seed.length === 0) continue;
    const [first] = await soil.database.query(`select id from "${table}" limit 1`);
    if (!first) await plant(soil, name, seed);
  }
}
