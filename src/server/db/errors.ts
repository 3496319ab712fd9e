const NO_SPACE = 'No space left on device';

/** Another process uses the same data folder. */
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

/** A statement of the embedded engine exceeded the time limit and was stopped. Has PostgreSQL's code for a statement timeout. */
export class StatementTimeoutError extends Error {
  override readonly name = 'StatementTimeoutError';
  readonly code = '57014';

  constructor(limitMs: number) {
    super(`A statement ran longer than ${limitMs / 1000} s and was stopped.`);
  }
}

/** The embedded engine broke down, or could not be opened. The next statement opens it again. */
export class EngineFailedError extends Error {
  override readonly name = 'EngineFailedError';
  /** PostgreSQL's code for a full disk, where that was the reason: the engine only says it in words. */
  readonly code: '53100' | undefined;

  constructor(message: string, options: ErrorOptions) {
    super(message, options);
    this.code = message.includes(NO_SPACE) ? '53100' : undefined;
  }
}

/** All connections were in use for too long. Has PostgreSQL's code for too many connections. */
export class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError';
  readonly code = '53300';

  constructor(options: ErrorOptions) {
    super('The database was busy for too long.', options);
  }
}

/** A transaction with a failed statement was committed, so PostgreSQL rolled it back. Has PostgreSQL's code. */
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

/** The migration files do not match those that were applied to the database. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
