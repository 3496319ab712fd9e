import type { RecordAction } from '../../../../core/calls/audit.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Caller } from '../../../caller.ts';
import { AppError, refuse } from '../../../errors.ts';
import { withFullAccess } from '../../../policies/require.ts';
import type { Changes, Loaded, Moved, NewValues, OnlyFields } from '../../rules.ts';
import { lockReferred } from './loadRecords.ts';
import type { Store, Values } from '../../store.ts';
import { CREATE_RELATED, REMOVE_RELATED, UPDATE_CAUSE, UPDATE_RELATED } from './kinds.ts';
import { runOperation } from './operation.ts';
import { type AllowedBreach, type Draft, draftOf, newDraft, type WriteKind } from './write.ts';

interface Cause {
  readonly store: Store;
  readonly caller: Caller;
  readonly record?: object;
}

interface FollowUp<R extends Resource, C extends Cause = Cause> {
  /** What it follows from. */
  readonly cause: C;
  /** The entity of the record. */
  readonly entity: R;
  /**
   * At which field of the cause a problem is shown, by the field of this record. The same name when not said; where the
   * cause has none of that name, the refusal is a sentence that names this entity and its field.
   */
  readonly fieldsAs?: { readonly [Name in keyof Changes<R> & string]?: FieldOf<C> };
  /** Rules of fields that it may break, each with the reason. */
  readonly allows?: readonly AllowedBreach[];
  /** What the history calls it; what every write of its kind is called when not said. */
  readonly action?: RecordAction<R>;
}

/** A field of the record that it follows from; any name where nothing is known of that. */
type FieldOf<C extends Cause> = C extends { readonly record: infer Row } ? keyof Row & string : string;

/** What a function answers at once or later, if anything. */
type OrNothing<T> = T | undefined | Promise<T | undefined>;

/**
 * Makes a record that follows from another, and returns it. It may keep references of the cause, or of `takenFrom`,
 * that nobody could choose now.
 */
export async function createRelated<R extends Resource, V extends NewValues<R>, C extends Cause>(
  related: FollowUp<R, C> & { readonly values: V & OnlyFields<V, R>; readonly takenFrom?: object },
): Promise<Loaded<R>> {
  const { values, cause, takenFrom = cause.record } = related;
  const [made] = await follow(CREATE_RELATED, related, [newDraft(values as Values, takenFrom as Values)]);
  return made?.after as Loaded<R>;
}

/** Makes many records that follow from others, and returns them. */
export async function createManyRelated<R extends Resource, V extends NewValues<R>, C extends Cause>(
  related: FollowUp<R, C> & { readonly values: readonly (V & OnlyFields<V, R>)[] },
): Promise<Loaded<R>[]> {
  const { values, cause } = related;
  const made = await follow(
    CREATE_RELATED,
    related,
    values.map((each) => newDraft(each as Values, cause.record as Values)),
  );
  return made.map(({ after }) => after as Loaded<R>);
}

/** Changes a record because another was written. */
export async function updateRelated<R extends Resource, V extends Changes<R> = Changes<R>, C extends Cause = Cause>(
  related: FollowUp<R, C> & {
    readonly id: number;
    /** What to change, seeing the record as it is, locked; nothing, to leave it alone. */
    readonly change: (before: Loaded<R>) => OrNothing<V & OnlyFields<V, R>>;
  },
): Promise<void> {
  const { cause, entity, id, change } = related;
  const before = await lockReferred(storeOf(cause.store, entity), id);
  if (!before) throw new Error(`${entity.name} ${id} is gone although a record refers to it`);
  const values = await change(before as Loaded<R>);
  if (values) await follow(UPDATE_RELATED, related, [draftOf(id, values as Values)]);
}

/**
 * Adds to the record that was just written what follows from it; its history tells both as one. Of any other record nothing
 * would be told: it is changed by `updateRelated`.
 */
export async function updateCause<R extends Resource, V extends Changes<R>>(
  cause: Moved<R>,
  entity: R,
  values: V & OnlyFields<V, R>,
): Promise<void> {
  const { id } = cause.record;
  const { justWritten } = cause.store;
  if (justWritten?.resource !== entity.name || justWritten.id !== id)
    throw new Error(`updateCause: ${entity.name} ${id} was not just written; updateRelated changes other records`);
  await follow(UPDATE_CAUSE, { cause, entity }, [draftOf(cause.record.id, values as Values)]);
}

/** Deletes a record because another was changed or deleted. */
export async function removeRelated<R extends Resource>(related: FollowUp<R> & { readonly id: number }): Promise<void> {
  await follow(REMOVE_RELATED, related, [draftOf(related.id, {})]);
}

async function follow(
  kind: WriteKind,
  { cause, entity, fieldsAs = {}, allows, action: recordedAs }: FollowUp<Resource>,
  drafts: readonly Draft[],
): Promise<readonly Draft[]> {
  const store = storeOf(cause.store, entity);
  try {
    return await runOperation({ kind, store, caller: withFullAccess(cause.caller), allows, recordedAs, drafts });
  } catch (error) {
    if (!(error instanceof AppError) || !error.problems) throw error;
    const problems = Object.entries(error.problems);
    const isShown = ([name]: (typeof problems)[number]) => name in fieldsAs || hasField(cause.store.resource, name);
    if (!problems.every(isShown)) throw refuse.followUp({ resource: entity.name, problems: error.problems });
    throw refuse.invalid(Object.fromEntries(problems.map(([name, found]) => [fieldsAs[name] ?? name, found])));
  }
}

/** Whether a problem has a place in the form of a resource; a field of a child row has it at its row. */
function hasField({ fields }: Resource, name: string): boolean {
  const [root = name] = name.split('.');
  return Object.hasOwn(fields, root);
}

// A rule hands over what a file declares. What others declare, such as that a target can be switched off, only the registry knows.
function storeOf(store: Store, { name }: Resource): Store {
  return { ...store, resource: store.registry.get(name) };
}
