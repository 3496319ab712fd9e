import { sql } from 'kysely';
import type { Resource } from '../../../../core/resource.ts';
import type { Problems } from '../../../../core/rules/readInput.ts';
import { problemsOfViolation } from '../../../db/violations.ts';
import { AppError, refuse } from '../../../errors.ts';
import { auditAll } from '../audit.ts';
import { keepExactlyOne } from '../exactlyOne.ts';
import { hooksOf } from '../hooks.ts';
import { overlapProblems } from '../overlap.ts';
import { loadRecords, type Store, type Values } from '../store.ts';
import { hashPasswords, refuseProblems, type WriteCall } from '../writing.ts';
import { insertRecords } from './insertMany.ts';
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

  // A broken constraint does not say by which row of many: each half of them is then stored by itself.
  async #storeOrName(lines: readonly ReadLine[]): Promise<LineRefusal[]> {
    const refused = await this.#attempt(lines);
    if (!refused || lines.length === 1) return refused ? [refused] : [];
    const middle = Math.ceil(lines.length / 2);
    const first = await this.#storeOrName(lines.slice(0, middle));
    return [...first, ...(await this.#storeOrName(lines.slice(middle)))];
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
    for (const name of new Set(lines.flatMap(({ related }) => Object.keys(related)))) {
      const named = new Set(lines.flatMap(({ related }) => related[name] ?? []));
      await this.#makeRelated(name, [...named].filter((fresh) => !this.#made.has(fresh)));
    }
    await this.#insert(this.store, lines.map(({ values, related }) => ({ ...values, ...this.#idsOf(related) })));
  }

  #idsOf(related: ReadLine['related']): Values {
    return Object.fromEntries(Object.entries(related).map(([name, fresh]) => [name, this.#made.get(fresh)]));
  }

  /** Makes what lines bring along for a reference. */
  async #makeRelated(name: string, all: readonly NewRelated[]): Promise<void> {
    const [first] = all;
    if (!first) return;
    const size = goesAlone(first.resource) ? 1 : BATCH;
    for (let start = 0; start < all.length; start += size) {
      const some = all.slice(start, start + size);
      const ids = await this.#make(name, first.resource, some.map(({ values }) => values));
      for (const [index, fresh] of some.entries()) this.#made.set(fresh, ids[index] as number);
    }
  }

  async #make(name: string, resource: Resource, values: readonly Values[]): Promise<number[]> {
    try {
      return await this.#insert({ ...this.store, resource }, values);
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
    const { trx, resource } = store;
    const records = await loadRecords(store, ids);
    const { afterMaking, afterWrite } = hooksOf(resource.name);
    if (afterMaking) await afterMaking({ store, caller, records });
    else for (const record of records) await afterWrite?.({ store, caller, record });
    await auditAll(trx, records.map((after) => ({ caller, resource, id: Number(after.id), action: 'create', before: null, after })));
    return ids;
  }

  async #check(store: Store, values: Values): Promise<Values> {
    const { resource } = store;
    const { caller } = this.call;
    const kept = await keepExactlyOne({ store, caller, values });
    refuseProblems(await overlapProblems({ store, values: kept }));
    refuseProblems((await hooksOf(resource.name).beforeWrite?.({ store, caller, values: kept })) ?? {});
    return hashPasswords(resource, kept);
  }
}

/** Whether only storing a row tells if it can be stored: because of its hooks, of what must differ in it, or because others of its kind have a say. */
export function needsTrial(resource: Resource): boolean {
  const { beforeWrite, afterWrite } = hooksOf(resource.name);
  return isOneOfMany(resource) || hasUniqueRows(resource) || beforeWrite !== undefined || afterWrite !== undefined;
}

function hasUniqueRows({ fields }: Resource): boolean {
  return Object.values(fields).some((field) => field.kind === 'children' && Object.values(field.fields).some(({ unique }) => unique));
}

function goesAlone(resource: Resource): boolean {
  const { beforeWrite, looksAtNoOther } = hooksOf(resource.name);
  return isOneOfMany(resource) || (beforeWrite !== undefined && !looksAtNoOther);
}

function isOneOfMany({ noOverlap, fields }: Resource): boolean {
  return noOverlap !== undefined || Object.values(fields).some((field) => field.kind === 'boolean' && field.exactlyOne);
}
