import { rm } from 'node:fs/promises';
import { sql, type Transaction } from 'kysely';
import { thumbnailOf } from '../../../core/files.ts';
import type { Context } from '../../context.ts';
import { fileUsesStatement, usedPathsSql } from '../../db/fileUses.ts';
import type { Tables } from '../../db/tables.ts';
import { fileOf } from '../../storage/storage.ts';
import type { NewFile } from '../../storage/storedFiles.ts';
import { runIn } from '../resources/write/loadRecords.ts';
import { HOUR_MS, MINUTE_MS } from '../../../core/durations.ts';

const EVERY_MS = 6 * HOUR_MS;
const FIRST_MS = 10 * MINUTE_MS;
/** So long a file stays after the last record gave it up: whoever deleted the wrong record finds it in its history, and brings it back. */
const KEPT_DAYS = 30;
/** Files in one step, so that nobody waits long for the embedded database. */
const MOST = 50;

type FilesContext = Pick<Context, 'database' | 'registry' | 'storage'>;

interface Lifecycle {
  addHook(name: 'onReady' | 'preClose', hook: () => Promise<void>): unknown;
}

/** Removes, some time after, what no record has any more. */
export function scheduleFileCleanup(app: Lifecycle, context: FilesContext & Pick<Context, 'log'>): void {
  let timer: NodeJS.Timeout | undefined;
  const cleanUp = async () => {
    try {
      await removeUnusedFiles(context);
    } catch (err) {
      context.log.warn({ err }, 'Unused files could not be removed; the next try is in some hours.');
    }
    timer = setTimeout(cleanUp, EVERY_MS).unref();
  };
  app.addHook('onReady', async () => {
    timer = setTimeout(cleanUp, FIRST_MS).unref();
  });
  app.addHook('preClose', async () => clearTimeout(timer));
}

/** Notes which files no record has, and removes those of which that is true for some time. Answers their paths. */
export async function removeUnusedFiles(context: FilesContext): Promise<string[]> {
  await noteUnused(context);
  const removed: string[] = [];
  for (;;) {
    const some = await removeSome(context);
    removed.push(...some);
    if (some.length < MOST) return removed;
  }
}

async function noteUnused({ database, registry }: FilesContext): Promise<void> {
  await database.query(`
    with used as (select path from (${usedPathsSql(registry)}) u),
      states as (select f.path, exists (select 1 from used where used.path = f.path) as is_used from stored_files f)
    update stored_files f set unused_since = case when s.is_used then null else now() end
    from states s where s.path = f.path and s.is_used = (f.unused_since is not null)`);
}

function removeSome(context: FilesContext): Promise<string[]> {
  return context.database.db.transaction().execute(async (trx) => {
    const unused = sql<boolean>`unused_since < now() - make_interval(days => ${KEPT_DAYS})`;
    const old = await trx.selectFrom('stored_files').select('path').where(unused).limit(MOST).forUpdate().execute();
    return removeUnclaimed(context, { trx, paths: old.map(({ path }) => path) });
  });
}

/** Removes at once what came with a write that was refused, unless somebody has stored the same meanwhile. */
export async function removeRefusedFiles(context: FilesContext, files: readonly NewFile[]): Promise<void> {
  if (files.length === 0) return;
  await context.database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ path: string }>`select f.path from stored_files f
      join unnest(${files.map(({ path }) => path)}::text[], ${files.map(({ version }) => version)}::text[]) as n(path, version)
        on n.path = f.path and n.version = f.xmin::text
      for update of f`.execute(trx);
    await removeUnclaimed(context, { trx, paths: rows.map(({ path }) => path) });
  });
}

interface FileRemoval {
  readonly trx: Transaction<Tables>;
  /** Of entries that are locked: who stores the same content meanwhile waits, and then stores it anew. */
  readonly paths: readonly string[];
}

/** Removes those of some files that no record has, with their entries. Answers their paths. */
async function removeUnclaimed(
  { registry, storage }: FilesContext,
  { trx, paths: all }: FileRemoval,
): Promise<string[]> {
  const uses = await runIn({ trx }, fileUsesStatement(registry, all));
  const used = new Set(uses.map(({ path }) => path));
  const paths = all.filter((path) => !used.has(path));
  if (paths.length === 0) return [];
  await trx.deleteFrom('stored_files').where('path', 'in', paths).execute();
  for (const path of paths) {
    const small = thumbnailOf(path);
    for (const each of small ? [path, small] : [path]) await rm(fileOf(storage.folder, each), { force: true });
  }
  return paths;
}
