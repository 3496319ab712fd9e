import { convertPhoneNumbers } from './phoneNumbers.ts';
import { readMigrations, type MigrationFile } from '../migrate.ts';

/** Set by the bundler. Without a bundle the files are read from the folder. */
const bundled: Record<string, string> | undefined = import.meta.env
  ? import.meta.glob<string>('./*.sql', { query: '?raw', import: 'default', eager: true })
  : undefined;

/** What SQL cannot say, by the migration that it is a part of. */
const FOLLOWED: Readonly<Record<string, MigrationFile['followUp']>> = {
  '0036_phones_and_amounts.sql': convertPhoneNumbers,
};

/** Every migration of this version, in order. */
export const migrations: readonly MigrationFile[] = (
  bundled
    ? Object.entries(bundled).map(([path, sql]) => ({ name: path.slice(2), sql }))
    : readMigrations(import.meta.dirname)
)
  .map((file) => ({ ...file, ...(FOLLOWED[file.name] && { followUp: FOLLOWED[file.name] }) }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
