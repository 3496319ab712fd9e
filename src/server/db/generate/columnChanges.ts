import type { ColumnModel, TableModel } from '../modelTypes.ts';
import { quote } from '../select.ts';
import { addColumn, alterColumn, dropColumn, fillColumn, typeDefinition } from './statements.ts';
import type { Change, Steps } from './steps.ts';

const NUMERIC = /^numeric\((\d+),(\d+)\)$/;

/** The changes of the columns of one table. */
export class ColumnChanges {
  private readonly before: ReadonlyMap<string, ColumnModel>;
  private readonly after: ReadonlyMap<string, ColumnModel>;

  constructor(
    private readonly old: TableModel,
    private readonly table: TableModel,
    private readonly steps: Steps,
  ) {
    this.before = new Map(old.columns.map((column) => [column.name, column]));
    this.after = new Map(table.columns.map((column) => [column.name, column]));
  }

  /** Returns the columns that are dropped and created again. */
  addSteps(): string[] {
    const rebuilt = this.table.columns.filter((column) => this.isRebuilt(column)).map(({ name }) => name);
    for (const column of this.old.columns) {
      if (!this.after.has(column.name) || rebuilt.includes(column.name)) this.remove(column);
    }
    for (const column of this.table.columns) {
      const earlier = rebuilt.includes(column.name) ? undefined : this.before.get(column.name);
      if (!earlier) this.add(column);
      else if (!column.generated) this.change(earlier, column);
    }
    return rebuilt;
  }

  // PostgreSQL cannot change the expression of a generated column, nor the type of a column that such an expression uses.
  private isRebuilt(column: ColumnModel): boolean {
    const earlier = this.before.get(column.name);
    if (!earlier || (!earlier.generated && !column.generated)) return false;
    const isRetyped = (source: ColumnModel) => {
      const before = this.before.get(source.name);
      return before !== undefined && typeDefinition(before) !== typeDefinition(source);
    };
    const sources = this.table.columns.filter(({ name }) => column.generated?.includes(quote(name)));
    return earlier.generated !== column.generated || sources.some(isRetyped);
  }

  private remove({ name, generated }: ColumnModel): void {
    const sql = dropColumn(this.table.name, name);
    if (generated) {
      this.push('dropGenerated', { sql });
      return;
    }
    if (!this.steps.options.allowDrop) {
      this.problem(
        name,
        'is no longer declared; if it has a new name, say renamedFrom there, else --allow-drop deletes it with all that is in it',
      );
    }
    this.push('dropColumns', { says: `column ${this.place(name)} deleted with all that is in it`, sql, isLoss: true });
  }

  private add(column: ColumnModel): void {
    const { name, notNull, generated } = column;
    const table = this.table.name;
    const says = `column ${this.place(name)} added`;
    if (generated) {
      this.push('generated', { says, sql: addColumn(table, column) });
      return;
    }
    const value = this.steps.fillOf(this.place(name));
    if (value === undefined) {
      if (notNull && column.default === undefined) {
        this.problem(
          name,
          `is required, and the rows that are there have none; give it an initial value, or ${this.advice(name)}`,
        );
      }
      this.push('columns', { says, sql: addColumn(table, column) });
      return;
    }
    this.push('columns', { says, sql: addColumn(table, { ...column, notNull: false }) });
    this.push('columns', { sql: fillColumn({ table, column: name, value }) });
    if (notNull) this.alter(name, 'set not null');
  }

  private change(earlier: ColumnModel, column: ColumnModel): void {
    const { name } = column;
    const isRetyped = typeDefinition(earlier) !== typeDefinition(column);
    const isDefaultNew = column.default !== earlier.default;
    if (earlier.default !== undefined && (isRetyped || column.default === undefined)) this.alter(name, 'drop default');
    if (isRetyped) this.retype(earlier, column);
    if (column.default !== undefined && (isRetyped || isDefaultNew)) this.alter(name, `set default ${column.default}`);
    if (column.notNull && !earlier.notNull) this.require(column, isRetyped);
    if (earlier.notNull && !column.notNull)
      this.alter(name, 'drop not null', `column ${this.place(name)} may be empty`);
  }

  private retype(earlier: ColumnModel, column: ColumnModel): void {
    const { name, type } = column;
    const value = this.steps.fillOf(this.place(name));
    if (value === undefined && !isWider(earlier.type, type)) {
      this.problem(name, `holds ${earlier.type} and is to hold ${type}; ${this.advice(name)}`);
    }
    const using = value === undefined ? '' : ` using ${value}`;
    this.alter(name, `type ${typeDefinition(column)}${using}`, `column ${this.place(name)} becomes ${type}`);
  }

  private require({ name, default: initial }: ColumnModel, isRetyped: boolean): void {
    const value = (isRetyped ? undefined : this.steps.fillOf(this.place(name))) ?? initial;
    if (value !== undefined) {
      this.push('columns', { sql: fillColumn({ table: this.table.name, column: name, value, onlyEmpty: true }) });
    } else if (!isRetyped) {
      this.problem(name, `becomes required, and rows may have none; give it an initial value, or ${this.advice(name)}`);
    }
    this.alter(name, 'set not null', `column ${this.place(name)} is required`);
  }

  private alter(column: string, change: string, says?: string): void {
    this.push('columns', { says, sql: alterColumn(this.table.name, column, change) });
  }

  private push(
    step: 'dropGenerated' | 'dropColumns' | 'columns' | 'generated',
    change: Omit<Change, 'resource'>,
  ): void {
    this.steps[step].push({ resource: this.table.resource, ...change });
  }

  private problem(column: string, reason: string): void {
    this.steps.problem(this.table, column, `the column ${this.place(column)} ${reason}`);
  }

  private place(column: string): string {
    return `${this.table.name}.${column}`;
  }

  private advice(column: string): string {
    return `say in SQL what they get: --fill ${this.place(column)}="…"`;
  }
}

function isWider(from: string, to: string): boolean {
  if (from === to) return true;
  const [, fromDigits = 0, fromDecimals = 0] = NUMERIC.exec(from) ?? [];
  const [, toDigits = 0, toDecimals = 0] = NUMERIC.exec(to) ?? [];
  return Number(fromDigits) > 0 && toDigits === fromDigits && Number(toDecimals) >= Number(fromDecimals);
}
