import { sql } from 'kysely';
import { scope as fields, SCOPE } from '../../../../../schemas/exams/resultScope.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import type { ResultScope } from './scope.ts';

/** Refuses a scope of which a part does not exist, at each such field: nobody's results would be meant. */
export async function checkScope({ database, registry }: Context, scope: ResultScope): Promise<void> {
  const named = SCOPE.filter((name) => scope[name] !== null);
  const missing = named.map(
    (name) => sql`select ${name}::text as name
      where not exists (select from ${sql.table(registry.get(fields[name].target).table)} t where t.id = ${scope[name]})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(missing, sql` union all `)}`.execute(database.db);
  const gone = new Set(rows.map(({ name }) => name));
  if (gone.size === 0) return;
  throw refuse.invalid(
    Object.fromEntries(SCOPE.filter((name) => gone.has(name)).map((name) => [name, [{ key: 'gone' }]])),
  );
}
