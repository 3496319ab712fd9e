/** Another process works on the same data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  constructor(
    readonly folder: string,
    readonly pid?: number,
  ) {
    super(
      `The data folder ${folder} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}. ` +
        'Only one may work on it: stop that one first, or choose another folder with DATA_DIR.',
    );
  }
}

/** A statement held the embedded engine too long and was stopped. Carries PostgreSQL's code for a statement timeout. */
export class StatementTimeoutError extends Error {
  override readonly name = 'StatementTimeoutError';
  readonly code = '57014';

  constructor(limitMs: number) {
    super(`A statement ran longer than ${limitMs / 1000} s and was stopped.`);
  }
}

/** The embedded engine broke down, or could not be opened. It is opened again when next needed. */
export class EngineFailedError extends Error {
  override readonly name = 'EngineFailedError';
}

/** All connections were in use for too long. Carries PostgreSQL's code for too many of them. */
export class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError';
  readonly code = '53300';

  constructor(options: ErrorOptions) {
    super('The database was busy for too long.', options);
  }
}

/** A transaction whose statement had failed was committed, so nothing of it was kept. Carries PostgreSQL's code. */
export class TransactionAbortedError extends Error {
  override readonly name = 'TransactionAbortedError';
  readonly code = '25P02';

  constructor() {
    super('The transaction was rolled back instead of committed, because one of its statements had failed.');
  }
}

/** PostgreSQL did not answer at the start. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

/** The migrations on disk do not fit those the database has seen. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
