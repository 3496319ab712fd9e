/** Errors whose message says all there is to say: they are shown without a stack. */
const PLAIN = new Set([
  'ArchiveError',
  'DataFolderInUseError',
  'DatabaseUnreachableError',
  'DeclarationError',
  'EnvError',
  'MigrationError',
]);

/** How an error that ends the program is shown to whoever started it. */
export function shownAtEnd(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isPlain = PLAIN.has(error.name) || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  return isPlain ? error.message : error;
}

// Declarations are checked while the modules that come after this one are loaded, where nothing else could catch it.
process.once('uncaughtException', (error) => {
  console.error(shownAtEnd(error));
  process.exit(1);
});
