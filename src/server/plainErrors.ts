/** Errors whose message says all there is to say: they are shown without a stack. */
const PLAIN = new Set([
  'AddressError',
  'ArchiveError',
  'DataFolderError',
  'DataFolderInUseError',
  'DatabaseUnreachableError',
  'DeclarationError',
  'EngineFailedError',
  'EnvError',
  'MigrationError',
]);

/** What the system does not let somebody do with a file or a folder: whose it is, is the operator's to mend. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'no permission to use it.',
  EPERM: 'no permission to use it.',
  EROFS: 'it is on a disk that can only be read.',
  ENOENT: 'there is no such file or folder.',
  ENOTDIR: 'a part of it is a file, and should be a folder.',
  EISDIR: 'it is a folder, and should be a file.',
  EEXIST: 'it is there already.',
};

/** How the system, quotas and PostgreSQL call a disk that takes nothing more. */
export const DISK_FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);
const NO_ROOM = 'there is no room left on the disk.';

/** How an error that ends the program is shown to whoever started it. */
export function shownAtEnd(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (PLAIN.has(error.name) && !DISK_FULL.has(code)) return error.message;
  const reason = DISK_FULL.has(code) ? NO_ROOM : REASONS[code];
  if (!reason) return error;
  // Writing to a file that is open does not say which it is.
  return path === undefined ? `A file or the database: ${reason}` : `${path}: ${reason}`;
}

// Declarations are checked while the modules that come after this one are loaded, where nothing else could catch it.
process.once('uncaughtException', (error) => {
  console.error(shownAtEnd(error));
  process.exit(1);
});
