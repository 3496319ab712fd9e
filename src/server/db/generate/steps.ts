import { DeclarationError } from '../../../core/declarationError.ts';
import type { Registry } from '../../../core/registry.ts';
import type { TableModel } from '../modelTypes.ts';

/** One statement, its resource, and a description of its effect if it needs one. */
export interface Change {
  readonly resource: string;
  readonly says?: string;
  readonly sql: string;
  /** Whether it deletes data. */
  readonly isLoss?: boolean;
}

export interface PlanOptions {
  readonly before: readonly TableModel[];
  readonly after: readonly TableModel[];
  readonly registry: Registry;
  /** SQL values for existing rows, by `table.column`. */
  readonly fills: ReadonlyMap<string, string>;
  readonly allowDrop: boolean;
}

/** The steps of a migration in the order of execution: drops first, references last. */
export class Steps {
  readonly release: Change[] = [];
  readonly dropIndexes: Change[] = [];
  readonly dropGenerated: Change[] = [];
  readonly dropTables: Change[] = [];
  readonly createTables: Change[] = [];
  readonly columns: Change[] = [];
  /** After their values were copied to other columns, and before a generated column of the same name is added. */
  readonly dropColumns: Change[] = [];
  readonly generated: Change[] = [];
  readonly constraints: Change[] = [];
  readonly indexes: Change[] = [];
  readonly references: Change[] = [];
  /** Information that the declarations do not contain. */
  readonly problems: string[] = [];
  /** The columns (`table.column`) whose values were used. */
  readonly filled = new Set<string>();

  constructor(readonly options: PlanOptions) {}

  inOrder(): Change[] {
    return [
      ...this.release,
      ...this.dropIndexes,
      ...this.dropGenerated,
      ...this.dropTables,
      ...this.createTables,
      ...this.columns,
      ...this.dropColumns,
      ...this.generated,
      ...this.constraints,
      ...this.indexes,
      ...this.references,
    ];
  }

  /** The SQL value for existing rows of a column, by `table.column`. */
  fillOf(column: string): string | undefined {
    this.filled.add(column);
    return this.options.fills.get(column);
  }

  /** Adds a problem with the declaration that causes it. */
  problem(table: TableModel, column: string | undefined, reason: string): void {
    const { registry } = this.options;
    const key = ['fields', table.field, column].filter(Boolean).join('.');
    const isDeclared = registry.has(table.resource);
    this.problems.push(isDeclared ? new DeclarationError(registry.get(table.resource), key, reason).message : reason);
  }
}
