import { sql } from 'kysely';
import type { Resource } from '../../../../core/resource.ts';
import type { Problems } from '../../../../core/rules/readInput.ts';
import { rowsByIdStatement } from '../../../db/listSql.ts';
import { problemsOfViolation } from '../../../db/violations.ts';
import { AppError, refuse } from '../../../errors.ts';
import { presentRecord } from '../../../presenters/presentRecord.ts';
import { auditEntry } from '../audit.ts';
import { cleanRichText } from '../cleanRichText.ts';
import { keepExactlyOne } from '../exactlyOne.ts';
import { hooksOf } from '../hooks.ts';
import { overlapProblems } from '../overlap.ts';
import { runIn, type Store, type Values } from '../store.ts';
import { hashPasswords, refuseProblems, type WriteCall } from '../writing.ts';
import { insertRecords, insertRows } from './insertMany.ts';
import { breathe, type OnProgress } from './progress.ts';
import type { ReadLine } from './readLines.ts';
import type { NewRelated } from './related.ts';

/** What a line was refused for while it was stored. */
export interface LineRefusal {
  readonly line: ReadLine;
  readonly problems: Problems;
  /** A refusal of the whole line. */
  readonly error?: AppError;
}

const BATCH = 500;

/** Stores lines inside a transaction, by the same steps as a form and with the same hooks. */
export class LineStore {
  /** The ids of what lines brought along and the first of them has made. */
  #made = new Map<NewRelated, number>();

  constructor(
    private readonly call: WriteCall,
    private readonly store: Store,
    private readonly onProgress: OnProgress,
  ) {}

  /** Stores lines and answers those that cannot be stored: all of them, or the first ones that are met. */
  async storeAll(lines: readonly ReadLine[], { untilRefused }: { readonly untilRefused: boolean }): Promise<readonly LineRefusal[]> {
    const refusals: LineRefusal[] = [];
    const size = goesAlone(this.store.resource) ? 1 : BATCH;
    for (let start = 0; start < lines.length; start += size) {
      refusals.push(...(await this.#storeOrName(lines.slice(start, start + size))));
      if (untilRefused && refusals.length > 0) return refusals;
      this.onProgress(Math.min(start + size, lines.length), lines.length);
      await breathe();
    }
    return refusals;
  }

  // A broken constraint does not say by which row of many: they are then stored one after the other.
  async #storeOrName(lines: readonly ReadLine[]): Promise<LineRefusal[]> {
    const refused = await this.#attempt(lines);
    if (!refused || lines.length === 1) return refused ? [refused] : [];
    const refusals: LineRefusal[] = [];
    for (const line of lines) {
      const alone = await this.#attempt([line]);
      if (alone) refusals.push(alone);
    }
    return refusals;
  }

  async #attempt(lines: readonly ReadLine[]): Promise<LineRefusal | undefined> {
    const { trx, resource } = this.store;
    const made = new Map(this.#made);
    await sql`savepoint import_lines`.execute(trx);
    try {
      await this.#storeBatch(lines);
      await sql`release savepoint import_lines`.execute(trx);
      return undefined;
    } catch (error) {
      const refusal = problemsOfViolation(resource, error) ?? error;
      if (!(refusal instanceof AppError)) throw error;
      await sql`rollback to savepoint import_lines`.execute(trx);
      this.#made = made;
      const [line] = lines as [ReadLine];
      return { line, problems: refusal.problems ?? {}, ...(!refusal.problems && { error: refusal }) };
    }
  }

  async #storeBatch(lines: readonly ReadLine[]): Promise<void> {
    const values: Values[] = [];
    for (const line of lines) values.push({ ...line.values, ...(await this.#makeRelated(line)) });
    await this.#insert(this.store, values);
  }

  /** What the file brings along for references, by field. */
  async #makeRelated({ related }: ReadLine): Promise<Values> {
    const ids: Record<string, number> = {};
    for (const [name, fresh] of Object.entries(related)) {
      const id = this.#made.get(fresh) ?? (await this.#make(name, fresh));
      this.#made.set(fresh, id);
      ids[name] = id;
    }
    return ids;
  }

  async #make(name: string, { resource, values }: NewRelated): Promise<number> {
    try {
      const [id = 0] = await this.#insert({ ...this.store, resource }, [values]);
      return id;
    } catch (error) {
      const { problems } = problemsOfViolation(resource, error) ?? (error as Partial<AppError>);
      if (!problems) throw error;
      throw refuse.invalid(Object.fromEntries(Object.entries(problems).map(([inner, found]) => [`${name}.${inner}`, found])));
    }
  }

  async #insert(store: Store, given: readonly Values[]): Promise<number[]> {
    const { caller } = this.call;
    const checked: Values[] = [];
    for (const values of given) checked.push(await this.#check(store, values));
    const ids = await insertRecords(store, checked, caller.userId);
    const { trx, resource, registry } = store;
    const rows = await runIn({ trx }, rowsByIdStatement(resource, registry, ids));
    const records = rows.map((row) => presentRecord(resource, row));
    for (const record of records) await hooksOf(resource.name).afterWrite?.({ store, caller, record });
    const deeds = records.map((record) => auditEntry({ caller, resource, id: Number(record.id), action: 'create', before: null, after: record }));
    await insertRows({ trx }, 'audit_entries', deeds.map(({ after, ...deed }) => ({ ...deed, after: JSON.parse(after ?? 'null') })));
    return ids;
  }

  async #check(store: Store, values: Values): Promise<Values> {
    const { resource } = store;
    const { caller } = this.call;
    const kept = await keepExactlyOne({ store, caller, values: cleanRichText(resource, values) });
    refuseProblems(await overlapProblems({ store, values: kept }));
    refuseProblems((await hooksOf(resource.name).beforeWrite?.({ store, caller, values: kept })) ?? {});
    return hashPasswords(resource, kept);
  }
}

/** Whether only storing a row tells if it can be stored: because of its hooks, or because others of its kind have a say. */
export function needsTrial(resource: Resource): boolean {
  return isOneOfMany(resource) || hooksOf(resource.name).beforeWrite !== undefined;
}

function goesAlone(resource: Resource): boolean {
  const { beforeWrite, looksAtNoOther } = hooksOf(resource.name);
  return isOneOfMany(resource) || (beforeWrite !== undefined && !looksAtNoOther);
}

function isOneOfMany({ noOverlap, fields }: Resource): boolean {
  return noOverlap !== undefined || Object.values(fields).some((field) => field.kind === 'boolean' && field.exactlyOne);
}
