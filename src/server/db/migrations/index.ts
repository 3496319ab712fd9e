import { readMigrations, type MigrationFile } from '../migrate.ts';

/** Set by the bundler. Without a bundle the files are read from the folder. */
const bundled: Record<string, string> | undefined = import.meta.env
  ? import.meta.glob<string>('./*.sql', { query: '?raw', import: 'default', eager: true })
  : undefined;

/** Every migration of this version, in order. */
export const migrations: readonly MigrationFile[] = (
  bundled
    ? Object.entries(bundled).map(([path, sql]) => ({ name: path.slice(2), sql }))
    : readMigrations(import.meta.dirname)
).sort((a, b) => (a.name < b.name ? -1 : 1));
