import type { SystemTables } from './tables.ts';

/** The tables that the engine has in every database. One that is added and not named here fails the type check. */
const ENGINE_TABLES: Readonly<Record<keyof SystemTables | 'schema_migrations', true>> = {
  audit_entries: true,
  audit_seals: true,
  account_views: true,
  settings: true,
  stored_files: true,
  login_families: true,
  refresh_tokens: true,
  login_failures: true,
  second_factors: true,
  recovery_codes: true,
  login_challenges: true,
  second_factor_resets: true,
  password_links: true,
  jobs: true,
  job_files: true,
  notifications_words: true,
  deletions: true,
  idempotency_keys: true,
  document_serials: true,
  issued_documents: true,
  schema_migrations: true,
};

/** Whether a table is one of the engine itself. */
export function isEngineTable(name: string): boolean {
  return Object.hasOwn(ENGINE_TABLES, name);
}
