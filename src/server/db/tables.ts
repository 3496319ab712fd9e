import type {
  ColumnType,
  DeleteQueryBuilder,
  DeleteResult,
  Generated,
  InsertQueryBuilder,
  InsertResult,
  Kysely,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely';
import type { JobState } from '../../core/calls/jobs.ts';
import type { Field, Fields, IsFilled, ValueOf } from '../../core/fields/field.ts';
import type { SnakeCase } from '../../core/names.ts';
import type { Resource } from '../../core/resource.ts';
import type { role } from '../../core/access/role.ts';
import type { user } from '../../core/access/user.ts';

/** A row as the database gives it, to code that works on every table. Which column holds what is the schemas' knowledge. */
export type Row = Record<string, unknown>;

/** A row of a table whose rows have an id. */
export type RowWithId = Row & { readonly id: number };

/**
 * The tables that every database has: those of the engine itself, and users and roles as the engine declares them. Those of
 * other entities are asked through `anyTable`, or by a product's own types.
 */
export type Tables = TablesOf<typeof user | typeof role>;

/** Tables of which nothing is known but the id. */
type UnknownTables = Record<string, { id: Generated<number>; [column: string]: unknown }>;

/** What Kysely calls a row to which nothing was added yet. */
type NothingSelected = Record<never, never>;

/** A name that is found while the program runs; one that is written out does not compile. */
type FoundName<Name extends string> = string extends Name ? Name : never;

/** Statements about tables whose names are found in the registry: every column is taken, and all but the id are unknown. */
export interface AnyTable {
  selectFrom<Name extends string>(table: FoundName<Name>): SelectQueryBuilder<UnknownTables, string, NothingSelected>;
  insertInto<Name extends string>(table: FoundName<Name>): InsertQueryBuilder<UnknownTables, string, InsertResult>;
  updateTable<Name extends string>(
    table: FoundName<Name>,
  ): UpdateQueryBuilder<UnknownTables, string, string, UpdateResult>;
  deleteFrom<Name extends string>(table: FoundName<Name>): DeleteQueryBuilder<UnknownTables, string, DeleteResult>;
}

/** The database for statements about the table of an entity, whichever it is. */
export function anyTable(db: Kysely<Tables>): AnyTable {
  return viewOf<AnyTable>(db);
}

/**
 * A database seen by other tables than its type has. It is taken on trust: to compare all tables of both types would be
 * a fifth of the whole type check.
 */
export function viewOf<View>(db: unknown): View {
  return db as View;
}

/** The tables of known entities with their columns, those of child rows and joins included. */
export type TablesOf<R extends Resource> = {
  [T in OwnTable<R> | ListTable<R> as T['name']]: T['columns'];
} & SystemTables;

type OwnTable<R> = R extends Resource
  ? { name: R['table']; columns: SystemColumns & ColumnsOf<R['fields']> & ActiveColumn<R> }
  : never;

/** Tables of child rows and of joins. */
type ListTable<R> = R extends Resource
  ? { [K in keyof R['fields'] & string]: TableOfList<R, K, R['fields'][K]> }[keyof R['fields'] & string]
  : never;

type TableOfList<R extends Resource, K extends string, F> = F extends {
  kind: 'children';
  fields: infer Inner extends Fields;
}
  ? { name: `${R['table']}_${K}`; columns: RowColumns & { parent_id: number } & ColumnsOf<Inner> }
  : F extends { kind: 'manyToMany'; through: infer Through extends string; target: infer Target extends string }
    ? { name: Through; columns: JoinColumns<`${SnakeCase<R['name']>}_id`, `${SnakeCase<Target>}_id`> }
    : never;

type JoinColumns<Own extends string, Other extends string> = { position: number } & {
  [K in Own | (Own extends Other ? `other_${Other}` : Other)]: number;
};

interface RowColumns {
  id: Generated<number>;
  position: number;
}

interface SystemColumns {
  id: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  created_by: number | null;
  row_version: Generated<number>;
}

type ActiveColumn<R> = R extends { readonly toggle: true } ? { is_active: Generated<0 | 1> } : unknown;

type ColumnsOf<F> = { [K in keyof F as ColumnName<K, F[K]>]: Column<F[K]> };

type ColumnName<K, F> = F extends { kind: 'computed' | 'manyToMany' | 'children' }
  ? never
  : F extends { kind: 'password' }
    ? `${K & string}_hash`
    : K;

type Column<F> = F extends { kind: 'images' }
  ? ColumnType<readonly string[], string, string>
  : IsFilled<F> extends true
    ? Value<F>
    : Value<F> | null;

/** Money is whole minor units in its column. */
type Value<F> = F extends Field<'money', string, unknown> ? number : ValueOf<F>;

/** What every database has besides the tables of its declarations, written by hand in `migrations/`. */
export interface SystemTables {
  audit_entries: {
    id: Generated<number>;
    at: Generated<string>;
    user_id: number | null;
    user_name: string | null;
    address: string | null;
    request_id: string | null;
    resource: string;
    record_id: number | null;
    action: string;
    before: Json;
    after: Json;
    details: Json;
  };
  audit_seals: { position: number; entry_id: number; hash: string; sealed_at: Generated<string> };
  account_views: {
    id: Generated<string>;
    family_id: string;
    actor_id: number;
    actor_name: string;
    user_id: number;
    user_name: string;
    address: string;
    request_id: string;
    begun_at: Generated<string>;
    ends_at: string;
    ended_at: string | null;
  };
  settings: { key: string; value: Json };
  stored_files: {
    path: string;
    original_name: string | null;
    content_type: string;
    size: number;
    width: number | null;
    height: number | null;
    created_at: Generated<string>;
    created_by: number | null;
    unused_since: string | null;
  };
  login_families: {
    id: Generated<string>;
    user_id: number;
    address: string | null;
    user_agent: string | null;
    created_at: Generated<string>;
    last_used_at: Generated<string>;
    expires_at: string;
    ended_at: string | null;
  };
  refresh_tokens: {
    token_hash: string;
    family_id: string;
    created_at: Generated<string>;
    expires_at: string;
    used_at: string | null;
  };
  login_failures: { id: Generated<number>; key: string; at: Generated<string> };
  second_factors: {
    user_id: number;
    secret: string;
    created_at: Generated<string>;
    confirmed_at: string | null;
    last_step: Generated<number>;
    next_secret: string | null;
    next_begun_at: string | null;
  };
  recovery_codes: { code_hash: string; user_id: number; used_at: string | null };
  login_challenges: {
    challenge_hash: string;
    user_id: number;
    proof: string;
    tries: Generated<number>;
    expires_at: string;
  };
  second_factor_resets: {
    id: Generated<number>;
    user_id: number;
    reason: string;
    requested_by: number;
    requested_at: Generated<string>;
    ended_by: number | null;
    ended_at: string | null;
    is_confirmed: Generated<boolean>;
  };
  password_links: {
    user_id: number;
    way: 'handed' | 'asked';
    made_by: number | null;
    code_hash: string;
    created_at: Generated<string>;
    expires_at: string;
  };
  jobs: {
    id: Generated<number>;
    kind: string;
    state: ColumnType<JobState, JobState | undefined, JobState>;
    unique_key: string | null;
    resource: string | null;
    input: Json;
    user_id: number | null;
    user_name: string | null;
    locale: string;
    address: string;
    request_id: string;
    phase: string | null;
    done: Generated<number>;
    total: Generated<number>;
    result: Json;
    error: Json;
    attempts: Generated<number>;
    is_cancelled: Generated<boolean>;
    worker: string | null;
    leased_until: string | null;
    run_after: Generated<string>;
    created_at: Generated<string>;
    started_at: string | null;
    ended_at: string | null;
    looked_at: string | null;
  };
  job_files: { job_id: number; name: string; content: Uint8Array };
  /** Beside the product's notifications. */
  notifications_words: { notification_id: number; title: Json; body: Json };
  deletions: {
    id: Generated<number>;
    code: string;
    at: Generated<string>;
    user_id: number;
    resource: string;
    record_id: number;
    kept: Json;
    undone_at: string | null;
  };
  idempotency_keys: {
    user_id: number;
    key: string;
    at: Generated<string>;
    resource: string;
    digest: string;
    record_id: number | null;
  };
  document_serials: { kind: string; year: number; last: Generated<number> };
  issued_documents: {
    id: Generated<number>;
    kind: string;
    serial: string;
    code: string;
    language: string;
    issued_on: string;
    issued_at: Generated<string>;
    issued_by: number | null;
    resource: string;
    record_id: number;
    made_of: ColumnType<readonly number[], string, string>;
    version: string;
    says: ColumnType<Readonly<Record<string, string>>, string, string>;
    digest: string;
  };
}

/** Written as text, read as what it holds. */
type Json = ColumnType<unknown, string | null, string | null>;
