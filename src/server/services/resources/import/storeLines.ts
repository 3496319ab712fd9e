import type { Resource } from '../../../../core/resource.ts';
import type { Problems } from '../../../../core/rules/readInput.ts';
import { AppError, refuse } from '../../../errors.ts';
import { seesAllRows } from '../rowRules.ts';
import type { Store, Values } from '../../store.ts';
import { hasReferredConditions } from '../write/referredConditions.ts';
import { hasExactlyOne } from '../write/exactlyOne.ts';
import { IMPORT } from '../write/kinds.ts';
import { namesLogins } from '../write/oneLogin.ts';
import { refusalOf } from '../write/refusalOf.ts';
import { makesTogether } from '../write/together.ts';
import { runOperation } from '../write/operation.ts';
import { type Draft, newDraft, type WriteCall } from '../write/write.ts';
import { type OnProgress, yieldToEventLoop } from './progress.ts';
import type { ReadLine } from './readLines.ts';
import type { NewRelated } from '../relatedRecords.ts';

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

  /** Stores lines, or those that it comes to within some milliseconds, and returns all that cannot be stored. */
  async storeAll(lines: readonly ReadLine[], withinMs = Number.POSITIVE_INFINITY): Promise<readonly LineRefusal[]> {
    const begun = performance.now();
    const refusals: LineRefusal[] = [];
    const size = needsSingleInsert(this.call.context, this.store.resource) ? 1 : BATCH;
    for (let start = 0; start < lines.length && performance.now() - begun < withinMs; start += size) {
      refusals.push(...(await this.#storeOrName(lines.slice(start, start + size))));
      this.onProgress(Math.min(start + size, lines.length), lines.length);
      await yieldToEventLoop();
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
    const made = new Map(this.#made);
    const refusal = await refusalOf(this.store, () => this.#storeBatch(lines));
    if (!refusal) return undefined;
    this.#made = made;
    const [line] = lines as [ReadLine];
    return { line, problems: refusal.problems ?? {}, ...(!refusal.problems && { error: refusal }) };
  }

  async #storeBatch(lines: readonly ReadLine[]): Promise<void> {
    for (const name of new Set(lines.flatMap(({ related }) => Object.keys(related)))) {
      const named = new Set(lines.flatMap(({ related }) => related[name] ?? []));
      await this.#makeRelated(
        name,
        [...named].filter((fresh) => !this.#made.has(fresh)),
      );
    }
    await this.#insert(
      this.store,
      lines.map(({ values, related }) => {
        const made = this.#idsOf(related);
        // A line refers to what it has brought along, also where its sender may make such records and not read them.
        return newDraft({ ...values, ...made }, made);
      }),
    );
  }

  #idsOf(related: ReadLine['related']): Values {
    return Object.fromEntries(Object.entries(related).map(([name, fresh]) => [name, this.#made.get(fresh)]));
  }

  /** Makes what lines bring along for a reference. */
  async #makeRelated(name: string, all: readonly NewRelated[]): Promise<void> {
    const [first] = all;
    if (!first) return;
    const size = needsSingleInsert(this.call.context, first.resource) ? 1 : BATCH;
    for (let start = 0; start < all.length; start += size) {
      const some = all.slice(start, start + size);
      const ids = await this.#make(
        name,
        first.resource,
        some.map(({ values }) => newDraft(values)),
      );
      for (const [index, fresh] of some.entries()) this.#made.set(fresh, ids[index] as number);
    }
  }

  async #make(name: string, resource: Resource, drafts: readonly Draft[]): Promise<number[]> {
    try {
      return await this.#insert({ ...this.store, resource }, drafts);
    } catch (error) {
      if (!(error instanceof AppError) || !error.problems) throw error;
      const { problems } = error;
      throw refuse.invalid(
        Object.fromEntries(Object.entries(problems).map(([inner, found]) => [`${name}.${inner}`, found])),
      );
    }
  }

  async #insert(store: Store, drafts: readonly Draft[]): Promise<number[]> {
    await runOperation({ kind: IMPORT, store, caller: this.call.caller, drafts });
    return drafts.flatMap(({ after }) => after?.id ?? []);
  }
}

/** Whether only storing a row tells if it can be stored: because of rules that ask the database, or of what must differ in it. */
export function needsTrial({ resource, caller, context }: WriteCall): boolean {
  const { beforeWrite, afterWrite } = context.rules.of(resource);
  return (
    dependsOnSiblings(resource) ||
    hasUniqueRows(resource) ||
    hasReferredConditions(resource.fields) ||
    namesLogins(resource, context) ||
    makesTogether(resource) ||
    !seesAllRows(resource, caller) ||
    beforeWrite !== undefined ||
    afterWrite !== undefined
  );
}

function hasUniqueRows({ fields }: Resource): boolean {
  return Object.values(fields).some(
    (field) => field.kind === 'children' && Object.values(field.fields).some(({ unique }) => unique),
  );
}

function needsSingleInsert({ rules }: WriteCall['context'], resource: Resource): boolean {
  const { beforeWrite, checksRowAlone } = rules.of(resource);
  return dependsOnSiblings(resource) || (beforeWrite !== undefined && !checksRowAlone);
}

function dependsOnSiblings(resource: Resource): boolean {
  return resource.noOverlap !== undefined || hasExactlyOne(resource);
}
