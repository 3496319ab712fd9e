import { DeclarationError } from '../../../core/declarationError.ts';
import type { Registry } from '../../../core/registry.ts';
import type { TableModel } from '../modelTypes.ts';

/** One statement, the resource it is about, and what it does where that is worth telling. */
export interface Change {
  readonly resource: string;
  readonly says?: string;
  readonly sql: string;
  /** Deletes what people have entered. */
  readonly isLoss?: boolean;
}

export interface PlanQuestion {
  readonly before: readonly TableModel[];
  readonly after: readonly TableModel[];
  readonly registry: Registry;
  /** SQL for the rows that are there already, by `table.column`. */
  readonly fills: ReadonlyMap<string, string>;
  readonly allowDrop: boolean;
}

/** The steps of a migration in the order in which they work: what is in the way goes first, what points to others comes last. */
export class Steps {
  readonly release: Change[] = [];
  readonly dropIndexes: Change[] = [];
  readonly dropGenerated: Change[] = [];
  readonly dropTables: Change[] = [];
  readonly createTables: Change[] = [];
  readonly columns: Change[] = [];
  /** After the values of others were taken from them, and before one of the same name is worked out. */
  readonly dropColumns: Change[] = [];
  readonly generated: Change[] = [];
  readonly constraints: Change[] = [];
  readonly indexes: Change[] = [];
  readonly references: Change[] = [];
  /** What cannot be known from the declarations. */
  readonly problems: string[] = [];
  /** Places of given values that were of use. */
  readonly filled = new Set<string>();

  constructor(readonly question: PlanQuestion) {}

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

  /** The SQL that was given for a place. */
  fillOf(place: string): string | undefined {
    this.filled.add(place);
    return this.question.fills.get(place);
  }

  /** Notes a problem by the declaration that it comes from. */
  problem(table: TableModel, column: string | undefined, reason: string): void {
    const { registry } = this.question;
    const key = ['fields', table.field, column].filter(Boolean).join('.');
    const isDeclared = registry.has(table.resource);
    this.problems.push(isDeclared ? new DeclarationError(registry.get(table.resource), key, reason).message : reason);
  }
}
