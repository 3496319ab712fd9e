/** A row as the database gives it. Which column holds what is the schemas' knowledge. */
export type Row = Record<string, unknown>;

/** Tables come from the schemas at run time, so Kysely accepts any table and column name and gives values as unknown. */
export type Tables = Record<string, Row>;
