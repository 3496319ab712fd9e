/** A record that was deleted, with all that went with it, to be put back by whoever undoes that. It goes through JSON. */
export interface TakenRecord {
  readonly resource: string;
  readonly id: number;
  /** Somebody asked for this one to be deleted; others went along. */
  readonly isAsked: boolean;
  /** As rules know it. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly rows: readonly TakenRows[];
}

/** Its rows in one table. */
export interface TakenRows {
  readonly table: string;
  /** JSON as the database wrote it: a number with many digits stays what it is. */
  readonly rows: string;
}
