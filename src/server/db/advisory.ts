import type { Session } from './openDatabaseTypes.ts';

/** Lets only one of all sessions on the database go on under a key; the others wait here until that session is over. */
export async function waitForTurn(session: Session, key: string): Promise<void> {
  await session.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
}
