import type { OpenDatabase, Session } from './openDatabaseTypes.ts';

/** Takes a session-level lock on a key. Other sessions that ask for the same key wait until this session ends. */
export async function takeAdvisoryLock(session: Session, key: string): Promise<void> {
  await session.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
}

/** Runs work on other connections while no other process on the database runs work under the same key. */
export async function withAdvisoryLock(database: OpenDatabase, key: string, work: () => Promise<void>): Promise<void> {
  // An embedded database has one process and one connection. A lock is not needed, and its session would block the work.
  if (database.kind === 'embedded') return work();
  await database.session(async (session) => {
    await takeAdvisoryLock(session, key);
    await work();
  });
}
