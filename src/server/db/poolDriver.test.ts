import type { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { PoolDriver } from './poolDriver.ts';
import { pipelineStatement } from './pipelineStatement.ts';
import { Statements } from './statements.ts';

/** A client that notes what is asked of it, and when its socket may write. */
function noting() {
  const noted: string[] = [];
  const client = {
    connection: { stream: { cork: () => noted.push('hold'), uncork: () => noted.push('write') } },
    query: (query: string | { readonly text: string }) => {
      noted.push(typeof query === 'string' ? query : query.text);
      return Promise.resolve({ command: '', rowCount: 0, rows: [] });
    },
    release: () => noted.push('release'),
  };
  const driver = new PoolDriver({
    connect: () => Promise.resolve(client as never),
    statements: new Statements(),
    isLost: () => false,
  });
  return { driver, noted };
}

const statement = (sql: string) => ({ sql, parameters: [] }) as unknown as CompiledQuery;

test('what is sent ahead is written together with what follows it, and the rest by itself', async () => {
  const { driver, noted } = noting();
  const connection = await driver.acquireConnection();
  await driver.beginTransaction(connection, {});
  const trx = { executeQuery: connection.executeQuery.bind(connection), isTransaction: true } as never;
  await pipelineStatement(trx, statement('lock'));
  await connection.executeQuery(statement('read'));
  await connection.executeQuery(statement('read more'));
  await pipelineStatement(trx, statement('audit'));
  await driver.commitTransaction(connection);
  expect(noted).toEqual(['hold', 'begin', 'lock', 'read', 'write', 'read more', 'hold', 'audit', 'commit', 'write']);
});

test('a transaction that is rolled back leaves nothing held', async () => {
  const { driver, noted } = noting();
  const connection = await driver.acquireConnection();
  await driver.beginTransaction(connection, {});
  await driver.rollbackTransaction(connection);
  expect(noted).toEqual(['hold', 'begin', 'rollback', 'write']);
});
