import type { OpenDatabase, Session } from './openDatabaseTypes.ts';

/** Lets only one of all sessions on the database go on under a key; the others wait here until that session is over. */
export async function waitForTurn(session: Session, key: string): Promise<void> {
  await session.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
}

/** Does a piece of work, on connections of its own, while no other process on the database does it. */
export async function inTurn(database: OpenDatabase, key: string, work: () => Promise<void>): Promise<void> {
  // Nobody else is on an embedded database, and a session would keep its one connection from the work.
  if (database.kind === 'embedded') return work();
  await database.session(async (session) => {
    await waitForTurn(session, key);
    await work();
  });
}
