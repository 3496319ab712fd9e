import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { PermissionCatalogue } from '../core/permissions/catalogue.ts';
import type { OpenDatabase } from './db/database.ts';
import type { Tables } from './db/tables.ts';
import type { Printer } from './documents/printer.ts';
import type { Env } from './env.ts';
import type { DefinedJob } from './jobs/defineJob.ts';
import type { Product } from './product.ts';
import type { Person } from './services/auth/people.ts';
import type { Mailer } from './services/mail/mailer.ts';
import type { RuleBook } from './services/rules.ts';
import type { Storage } from './storage/storage.ts';
import type { Translators } from './translate.ts';

/** What every part of the running server works with. */
export interface Context extends ProductParts, Running {
  readonly rules: RuleBook;
  /** Everything that can be permitted. */
  readonly permissions: PermissionCatalogue;
  /** What goes on behind calls: the jobs of the engine and of the product. */
  readonly jobs: readonly DefinedJob[];
  /** Somebody with a login, as they are now. */
  readonly findPerson: (id: number, trx?: Kysely<Tables>) => Promise<Person | undefined>;
  readonly translators: Translators;
  readonly printer: Printer;
  /** Undefined where the settings name no mail server. */
  readonly mailer: Mailer | undefined;
}

/** What the server works with as the product hands it in. */
type ProductParts = Omit<Product, 'messages' | 'rules' | 'rowRules' | 'jobs'>;

/** What a start opens. */
export interface Running {
  readonly database: OpenDatabase;
  readonly env: Env;
  readonly log: FastifyBaseLogger;
  readonly storage: Storage;
  /** The day it is at the institute, `YYYY-MM-DD`. */
  readonly today: () => string;
  /** The institute's time zone. */
  readonly timeZone: () => string;
  /** The institute's country: the two letters by which phone numbers without a country's code are read. */
  readonly country: () => string;
}
