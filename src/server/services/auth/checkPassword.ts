import { sql } from 'kysely';
import { isAboutUser } from '../../../core/preset.ts';
import type { Problem } from '../../../core/rules/problem.ts';
import type { Store } from '../store.ts';
import { loginNames } from './loginNames.ts';
import { weakPasswordProblem } from './weakPasswords.ts';

/** Whose password it is, as they will be. */
interface Owner {
  readonly id?: number | undefined;
  readonly name: string;
  readonly email: string | null;
  readonly login_id: string | null;
}

/** What is wrong with a new password that every other person would think of too. */
export async function checkNewPassword(store: Store, password: string, owner: Owner): Promise<Problem | undefined> {
  const { context, trx } = store;
  const { demoLogins, env } = context;
  // Everybody knows it, and in a demo school it is meant to be known.
  if (env.seed !== 'none' && password === demoLogins.password) return undefined;
  const { name, name_local } = await context.readLetterhead({ db: trx });
  return weakPasswordProblem(password, {
    own: [owner.name, owner.email],
    ids: [owner.login_id, ...(await idsOf(store, owner.id))],
    place: [name, name_local],
  });
}

/** The ids by which the person whose login it is signs in as well. */
async function idsOf({ context, trx }: Store, userId: number | undefined): Promise<(string | null)[]> {
  if (userId === undefined) return [];
  const names = loginNames(context).filter(({ resource }) => isAboutUser(resource));
  const found: (string | null)[] = [];
  for (const { resource, field } of names) {
    const { rows } = await sql<{ name: string | null }>`select ${sql.ref(field)} as name
      from ${sql.table(resource.table)} where user_id = ${userId}`.execute(trx);
    found.push(...rows.map(({ name }) => name));
  }
  return found;
}
