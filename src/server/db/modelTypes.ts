/** A table as the declarations want it. Everything that is SQL is ready to be written; everything else is a plain name. */
export interface TableModel {
  readonly name: string;
  /** Where it is declared: the resource, and its field where the table holds child rows or links. */
  readonly resource: string;
  readonly field?: string;
  readonly renamedFrom?: string;
  readonly columns: readonly ColumnModel[];
  readonly primaryKey: readonly string[];
  readonly checks: readonly CheckModel[];
  readonly foreignKeys: readonly ForeignKeyModel[];
  readonly indexes: readonly IndexModel[];
}

export interface ColumnModel {
  readonly name: string;
  /** As PostgreSQL itself writes it. */
  readonly type: string;
  readonly collation?: string;
  readonly notNull: boolean;
  readonly identity?: boolean;
  /** SQL. */
  readonly default?: string;
  /** SQL from which the column is worked out. */
  readonly generated?: string;
  /** The declared field, where there is one. */
  readonly field?: string;
  readonly renamedFrom?: string;
}

export interface CheckModel {
  readonly name: string;
  /** SQL. */
  readonly condition: string;
}

export interface ForeignKeyModel {
  readonly name: string;
  readonly column: string;
  readonly target: string;
  /** Its rows go with the row they point to; otherwise that one cannot be deleted. */
  readonly cascade?: boolean;
}

export interface IndexModel {
  readonly name: string;
  readonly unique?: boolean;
  /** A B-tree when not said. */
  readonly method?: 'gin';
  /** SQL. */
  readonly keys: readonly string[];
  /** Columns that are carried along, so that a list need not look into the table for them. */
  readonly include?: readonly string[];
  /** Two empty values count as the same. */
  readonly nullsNotDistinct?: boolean;
  /** SQL. */
  readonly where?: string;
}
