import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** If more people than this match, the search needs a longer part of the name. */
const MAX_PEOPLE = 500;

/** The accounts of a name: who is called so, and who was when something happened. */
export async function accountsNamed(db: Kysely<Tables>, name: string): Promise<number[]> {
  const pattern = patternOf(name);
  const now = db.selectFrom('users').select('id').where('name', 'ilike', pattern).limit(MAX_PEOPLE);
  const [called, renamed] = await Promise.all([now.execute(), accountsOnceNamed(db, name)]);
  return [...new Set([...called.map(({ id }) => id), ...renamed])];
}

/** Accounts that had a name earlier. People may change their name, and entries keep the name of their time. */
export async function accountsOnceNamed(db: Kysely<Tables>, name: string): Promise<number[]> {
  const pattern = patternOf(name);
  const found = await db
    .selectFrom('audit_entries')
    .select('record_id')
    .distinct()
    .where('resource', '=', 'user')
    .where((entry) =>
      entry.or([
        entry(sql<string>`before->>'name'`, 'ilike', pattern),
        entry(sql<string>`after->>'name'`, 'ilike', pattern),
      ]),
    )
    .limit(MAX_PEOPLE)
    .execute();
  return found.flatMap(({ record_id: id }) => (id === null ? [] : [id]));
}

function patternOf(name: string): string {
  return `%${name.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
