import { sql } from 'kysely';
import type { ReferenceField } from '../../../core/fields/field.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import type { Store } from '../store.ts';

/** Refuses references that lead nowhere, at each such field: what they name together would be nothing. */
export async function refuseGone<Name extends string>(
  place: Pick<Store, 'trx' | 'registry'> | Pick<Context, 'database' | 'registry'>,
  fields: Readonly<Record<Name, Pick<ReferenceField, 'target'>>>,
  values: Readonly<Record<NoInfer<Name>, number | null>>,
): Promise<void> {
  const names = Object.keys(fields) as Name[];
  const missing = names
    .filter((name) => values[name] !== null)
    .map(
      (name) => sql`select ${name}::text as name
        where not exists (select from ${sql.table(place.registry.get(fields[name].target).table)} t where t.id = ${values[name]})`,
    );
  if (missing.length === 0) return;
  const { rows } = await sql<{ name: Name }>`${sql.join(missing, sql` union all `)}`.execute(
    'trx' in place ? place.trx : place.database.db,
  );
  const gone = new Set(rows.map(({ name }) => name));
  if (gone.size === 0) return;
  throw refuse.invalid(
    Object.fromEntries(names.filter((name) => gone.has(name)).map((name) => [name, [{ key: 'gone' }]])),
  );
}
