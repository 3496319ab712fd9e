import type { Locale } from '../../locales/languages.ts';
import type { Screens } from '../core/menu.ts';
import type { Registry } from '../core/registry.ts';
import type { Caller } from './caller.ts';
import type { Log, OpenDatabase } from './db/database.ts';
import type { RowCondition } from './db/listSql.ts';
import type { DefinedDocument } from './documents/defineDocument.ts';
import type { Letterhead } from './documents/letterhead.ts';
import type { Env, OwnSetting } from './env.ts';
import type { DefinedJob } from './jobs/defineJob.ts';
import type { ServedCall } from './routes/serve.ts';
import type { Said } from './said.ts';
import type { DefinedRules } from './services/rules.ts';
import type { Store } from './services/store.ts';
import type { Storage } from './storage/storage.ts';

/** What a trade brings to the server; the rest of the server knows none. */
export interface Product {
  readonly name: string;
  /** What it is, in a sentence: the documentation of its calls begins with it. */
  readonly description: string;
  readonly registry: Registry;
  /** The screens made by hand: the menu has them, and they ask for permissions. */
  readonly screens: Screens;
  /** What the server says, by language. English is what is said where a caller's language has no texts. */
  readonly messages: Messages;
  /** What entities do beyond their declarations. */
  readonly rules: readonly DefinedRules[];
  /** Who sees which rows, by the names that `visibleTo` of a declaration has. */
  readonly rowRules: Readonly<Record<string, RowCondition>>;
  /**
   * What row rules know of whoever asks without the database, by name: SQL that gives it as JSON, over the id of a user. It is
   * kept with the login; the rules of the entities that say it name `forgetSessions` as what follows a write of theirs.
   */
  readonly personFacts: Readonly<Record<string, (user: string) => string>>;
  /** Roles of people who reach their own records alone: whoever makes accounts may give them without holding the same. */
  readonly ownRecordRoles: readonly number[];
  /** What people may log in with instead of an email address: fields, by the entity whose `user_id` names the user. */
  readonly loginIds: Readonly<Record<string, string>>;
  /** The entities that the search over everything looks through, in the order of its answer. */
  readonly searched: readonly string[];
  /** The calls beyond those of the entities and of the engine itself. */
  readonly calls: readonly ServedCall[];
  /** What goes on behind calls, beyond the jobs of the engine itself. */
  readonly jobs: readonly DefinedJob[];
  /** The papers that it hands out. */
  readonly documents: readonly DefinedDocument[];
  /** What stands at the head of every paper. */
  readonly readLetterhead: (database: Pick<OpenDatabase, 'db'>) => Promise<Letterhead>;
  /** Tells somebody something about their login. */
  readonly notify: (notice: Notice) => Promise<void>;
  /** The time zone that the day follows. */
  readonly readTimeZone: (database: OpenDatabase) => Promise<string>;
  /** The country (ISO 3166: `BD`) whose phone numbers are written without a country's code. */
  readonly readCountry: (database: OpenDatabase) => Promise<string>;
  /** What can be set for it beside what every server has. */
  readonly settings: readonly OwnSetting[];
  /** Fills a database that nobody has used yet, with as much as the settings say. */
  readonly seed: (target: SeedTarget) => Promise<void>;
  /** Who can log in to what `seed` makes for a demo. */
  readonly demoLogins: { readonly password: string; readonly emails: readonly string[] };
}

/** What somebody is told, in the transaction in which it takes place. */
export interface Notice {
  readonly store: Store;
  readonly caller: Caller;
  readonly userId: number;
  readonly title: Said;
  readonly body: Said;
  /** The page that it leads to. */
  readonly link?: string;
}

/** Where a product's first records go. */
export interface SeedTarget {
  readonly database: OpenDatabase;
  readonly storage: Storage;
  readonly env: Pick<Env, 'seed' | 'own'>;
  readonly log: Log;
}

/** Texts by their place: `{ server: { notFound: 'This does not exist.' } }`. */
export type Messages = Readonly<Partial<Record<Locale, object>>> & { readonly en: object };
