import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineRegistry, type Registry, type Resource } from '../../../core/index.ts';
import { type MigrationRequest, type WrittenMigration, writeMigration } from '../generate/writeMigration.ts';
import { readMigrations } from '../migrate.ts';

type Options = Pick<MigrationRequest, 'allowDrop' | 'rewrite'> & {
  fills?: Readonly<Record<string, string>>;
  name?: string;
};

/** A folder of migrations that grows with the declarations given to it. */
export class TemporaryMigrations {
  readonly directory = mkdtempSync(join(tmpdir(), 'campus-migrations-'));

  /** Begins with a copy of another, where there is one. */
  constructor(other?: TemporaryMigrations) {
    if (other) cpSync(other.directory, this.directory, { recursive: true });
  }

  write(
    resources: readonly Resource[],
    { fills = {}, name = 'step', ...options }: Options = {},
  ): WrittenMigration & { registry: Registry } {
    const registry = defineRegistry({ areas: resources.map(({ area }) => area), resources });
    const request = { registry, directory: this.directory, name, fills: new Map(Object.entries(fills)), ...options };
    return { ...writeMigration(request), registry };
  }

  /** The statements of the newest migration. */
  newest(): string {
    return this.files().at(-1)?.sql ?? '';
  }

  files() {
    return readMigrations(this.directory).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  remove(): void {
    rmSync(this.directory, { recursive: true });
  }
}
