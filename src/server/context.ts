import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../core/registry.ts';
import type { OpenDatabase } from './db/database.ts';
import type { Env } from './env.ts';
import type { Storage } from './storage/storage.ts';

/** What every part of the running server works with. */
export interface Context {
  readonly database: OpenDatabase;
  readonly registry: Registry;
  readonly env: Env;
  readonly log: FastifyBaseLogger;
  readonly storage: Storage;
  /** The day it is at the institute, `YYYY-MM-DD`. */
  readonly today: () => string;
  /** The institute's time zone. */
  readonly timeZone: () => string;
}
