import type { Kysely } from 'kysely';
import { beforeEach, expect, expectTypeOf, it } from 'vitest';
import type { Resource } from '../../core/resource.ts';
import { anyTable, type Tables } from './tables.ts';

// The compiler holds these: there is nothing to expect while they run.
beforeEach(() => expect.setState({ isExpectingAssertions: false }));

it('a table, a column or a value of the engine that there is not is a type error', () => {
  const queries = [
    (db: Kysely<Tables>) => db.selectFrom('jobs').select('state').where('state', '=', 'done'),
    (db: Kysely<Tables>) => db.selectFrom('roles_permissions').select(['action', 'subject']),
    // @ts-expect-error the table is called jobs
    (db: Kysely<Tables>) => db.selectFrom('job'),
    // @ts-expect-error the column is spelt state
    (db: Kysely<Tables>) => db.selectFrom('jobs').select('stat'),
    // @ts-expect-error there is no such state
    (db: Kysely<Tables>) => db.selectFrom('jobs').select('id').where('state', '=', 'finished'),
    // @ts-expect-error a password is stored as its hash
    (db: Kysely<Tables>) => db.selectFrom('users').select('password'),
    // @ts-expect-error nothing is said of the entities of a product
    (db: Kysely<Tables>) => db.updateTable('banks'),
  ];
  expectTypeOf(queries).items.toBeFunction();
});

it('only a name that is found in the registry stands for any table', () => {
  const queries = [
    (db: Kysely<Tables>, { table }: Resource) => anyTable(db).selectFrom(table).select(['id', 'name']),
    // @ts-expect-error a table that is written out is asked by its type
    (db: Kysely<Tables>) => anyTable(db).selectFrom('jobs'),
    // @ts-expect-error for a change as well
    (db: Kysely<Tables>) => anyTable(db).updateTable('users'),
    // @ts-expect-error for new rows
    (db: Kysely<Tables>) => anyTable(db).insertInto('jobs'),
    // @ts-expect-error and for a deletion
    (db: Kysely<Tables>) => anyTable(db).deleteFrom('jobs'),
  ];
  expectTypeOf(queries).items.toBeFunction();
});
