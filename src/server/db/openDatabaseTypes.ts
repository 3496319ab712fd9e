import type { Kysely } from 'kysely';
import type { Row, Tables } from './tables.ts';

export type Log = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
};

/** One connection, for as long as a piece of work needs the same one; its statements have no time limit. */
export type Session = {
  query<R = Row>(sql: string, params?: readonly unknown[]): Promise<R[]>;
  /** Several statements in one text. */
  run(sqlText: string): Promise<void>;
};

export type OpenDatabase = {
  kind: 'embedded' | 'postgres';
  db: Kysely<Tables>;
  /** The shortest way for a ready statement. Always of its own, never part of a transaction of `db`. */
  query<R = Row>(sql: string, params?: readonly unknown[]): Promise<R[]>;
  /** Several statements in one text, without a time limit: for set-up and maintenance. */
  run(sqlText: string): Promise<void>;
  /** The embedded database has one connection: within `work` use nothing but the session. */
  session<R>(work: (session: Session) => Promise<R>): Promise<R>;
  ping(): Promise<void>;
  /** Waits for running work, then closes for good. */
  close(): Promise<void>;
};
