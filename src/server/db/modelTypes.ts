/** A table of the declarations. Fields marked as SQL are complete expressions; all others are unquoted names. */
export interface TableModel {
  readonly name: string;
  /** Its declaration: the resource, and its field if the table holds child rows or links. */
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
  /** In PostgreSQL's own notation. */
  readonly type: string;
  readonly collation?: string;
  readonly notNull: boolean;
  readonly identity?: boolean;
  /** SQL. */
  readonly default?: string;
  /** SQL expression of a generated column. */
  readonly generated?: string;
  /** The declared field, if there is one. */
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
  /** Whether its rows are deleted with their target. Otherwise the target cannot be deleted. */
  readonly cascade?: boolean;
}

export interface IndexModel {
  readonly name: string;
  readonly unique?: boolean;
  /** A B-tree by default. */
  readonly method?: 'gin';
  /** SQL. */
  readonly keys: readonly string[];
  /** Included columns, so that a list can read them from the index. */
  readonly include?: readonly string[];
  /** Whether two null values count as equal. */
  readonly nullsNotDistinct?: boolean;
  /** SQL. */
  readonly where?: string;
}
