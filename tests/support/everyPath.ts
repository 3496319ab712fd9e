import { entities, registry } from '../../schemas/index.ts';
import { buildAbility, EVERYTHING } from '../../src/core/abilities.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import { manyFields } from '../../src/core/manyFields.ts';
import type { Endpoint } from '../../src/core/paths.ts';
import { type Action, type Resource, statusFieldOf } from '../../src/core/resource.ts';
import type { Problems } from '../../src/core/rules/readInput.ts';
import { AppError } from '../../src/server/errors.ts';
import { CREATE_FIRST } from '../../src/server/services/resources/write/kinds.ts';
import { loadRecord, lockRecord } from '../../src/server/services/resources/write/loadRecords.ts';
import { runOperation } from '../../src/server/services/resources/write/operation.ts';
import {
  createRelated,
  removeRelated,
  updateCause,
  updateRelated,
} from '../../src/server/services/resources/write/related.ts';
import { inTransaction } from '../../src/server/services/resources/write/transaction.ts';
import { newDraft, type WriteCall } from '../../src/server/services/resources/write/write.ts';
import { writeSheet } from '../../src/server/services/resources/write/writeSheet.ts';
import { create } from './build.ts';
import { addressOf, type Campus, type Json } from './campus.ts';
import { userOf } from './people.ts';
import { made } from './writeCalls.ts';
import { anyTable } from '../../src/server/db/tables.ts';

/** A field of an entity, named for a loop of tests. */
interface OwnField {
  readonly name: string;
  readonly resource: Resource;
  readonly fieldName: string;
  readonly field: AnyField;
}

/** An action of an entity, named for a loop of tests. */
interface OwnAction {
  readonly name: string;
  readonly resource: Resource;
  readonly action: Action;
}

/** Every field of what is entered. */
export const enteredFields: readonly OwnField[] = made.flatMap((resource) =>
  Object.entries(resource.fields).map(([fieldName, field]) => ({
    resource,
    fieldName,
    field,
    name: `${resource.name} ${fieldName}`,
  })),
);

/** Every move of a record by an action. */
export const moves: readonly OwnAction[] = registry.resources.flatMap((resource) =>
  Object.values(resource.actions).map((action) => ({ resource, action, name: `${resource.name} ${action.name}` })),
);

/** The super admin, as a service is told who calls it. */
export async function superAdminOf(campus: Campus): Promise<WriteCall['caller']> {
  const { id } = await userOf(campus, 'superadmin');
  const ability = buildAbility([EVERYTHING]);
  return { userId: Number(id), name: '', roleId: 1, rules: [EVERYTHING], ability, address: '', requestId: '' };
}

export async function setRow(campus: Campus, { table }: Resource, id: unknown, values: Json): Promise<void> {
  await anyTable(campus.database.db).updateTable(table).set(values).where('id', '=', Number(id)).execute();
}

/** A record that an action may move. */
export async function recordBefore(campus: Campus, { resource, action }: OwnAction): Promise<Json & { id: unknown }> {
  const record = await someRecord(campus, resource);
  await setRow(campus, resource, record.id, { [statusFieldOf(resource) ?? '']: stateBefore(resource, action) });
  return record;
}

/** A new record; of what nobody enters, one that is there. */
export async function someRecord(campus: Campus, resource: Resource): Promise<Json & { id: unknown }> {
  const { table, endpoints } = resource;
  const record = endpoints.create
    ? await create(campus, resource)
    : await anyTable(campus.database.db).selectFrom(table).selectAll().limit(1).executeTakeFirstOrThrow();
  return { ...record, id: record.id };
}

function stateBefore({ fields }: Resource, { from }: Action): unknown {
  const status = Object.values(fields).find(({ kind }) => kind === 'status');
  return status?.kind === 'status' ? status.options.find(({ name }) => name === from[0])?.value : undefined;
}

/** Makes a record as the rules of the school do when it follows from another. */
export async function createAsFollows(call: WriteCall, values: Json): Promise<void> {
  const { caller, resource } = call;
  await inTransaction(call, (store) => createRelated({ cause: { store, caller }, entity: declared(resource), values }));
}

export async function changeAsFollows(call: WriteCall, id: number, change: Json): Promise<void> {
  const { caller, resource } = call;
  await inTransaction(call, (store) =>
    updateRelated({ cause: { store, caller }, entity: declared(resource), id, change: () => change }),
  );
}

/** Changes a record as its own rules do after it was written. */
export async function changeAsCause(call: WriteCall, id: number, change: Json): Promise<void> {
  const { caller, resource } = call;
  await inTransaction(call, async (store) => {
    const [justWritten, record] = [{ resource: resource.name, id }, await loadRecord(store, id)];
    await updateCause({ store: { ...store, justWritten }, caller, record }, declared(resource), change);
  });
}

/** Makes a record as the setup makes the first super admin. */
export async function createAsFirst(call: WriteCall, values: Json): Promise<void> {
  const { caller } = call;
  await inTransaction(call, (store) => runOperation({ kind: CREATE_FIRST, store, caller, drafts: [newDraft(values)] }));
}

/** Makes a record as one of a sheet. */
export async function createOnSheet(call: WriteCall, values: Json): Promise<void> {
  const { caller } = call;
  await inTransaction(call, (store) => writeSheet({ store, caller, made: [values], changed: [] }));
}

export async function changeOnSheet(call: WriteCall, id: number, values: Json): Promise<void> {
  const { caller } = call;
  await inTransaction(call, async (store) => {
    const before = await lockRecord(store, id);
    if (!before) throw new Error(`${call.resource.name} ${id} is gone`);
    await writeSheet({ store, caller, made: [], changed: [{ before, values }] });
  });
}

export async function removeAsFollows(call: WriteCall, id: number): Promise<void> {
  const { caller, resource } = call;
  await inTransaction(call, (store) => removeRelated({ cause: { store, caller }, entity: declared(resource), id }));
}

/** A resource as the rules of the school hand it over: as its own file declares it. */
function declared({ name }: Resource): Resource {
  return entities.find((each) => each.name === name) as Resource;
}

/** Calls for many records at once, and answers what became of each. */
export async function callForMany(
  campus: Campus,
  endpoint: Endpoint | undefined,
  body: Json & { readonly ids: readonly number[] },
): Promise<unknown> {
  const { method, path } = endpoint as Endpoint;
  const answer = await campus.call(`${method as 'PUT' | 'DELETE'} ${path}`, { body });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.data;
}

/** What a write is refused with; undefined when it is not. */
export async function refusalOf(work: () => Promise<unknown>): Promise<unknown> {
  return work().then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** What a write says is wrong, by field, as the keys of the messages; that it is not refused fails the test. */
export async function problemsOf(
  what: string,
  work: () => Promise<unknown>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const problems = Object.entries(await refusedProblems(what, work));
  return Object.fromEntries(problems.map(([name, found]) => [name, found.map(({ key }) => key)]));
}

/** What is wrong, by field, in the sentences of an answer. */
export type ErrorSentences = Readonly<Record<string, readonly string[]>>;

/** The same in the words of a call of the resource. */
export async function sentencesOf(
  { context }: Pick<Campus, 'context'>,
  resource: Resource,
  given: { readonly what: string; readonly work: () => Promise<unknown> },
): Promise<ErrorSentences> {
  const problems = await refusedProblems(given.what, given.work);
  return context.translators.forHeader(undefined).problems(problems, resource);
}

/** What a call says is wrong, by field; that it is not refused for that fails the test. */
export async function sentencesOfCall(
  campus: Campus,
  { method, path }: Endpoint,
  given: { readonly what: string; readonly body: Json },
): Promise<ErrorSentences> {
  const { status, text, body } = await campus.call(`${method} ${path}`, { body: given.body });
  if (status !== 422 || !body.errors) throw new Error(`${given.what}: ${status} ${text}`);
  return body.errors as ErrorSentences;
}

async function refusedProblems(what: string, work: () => Promise<unknown>): Promise<Problems> {
  const refusal = await refusalOf(work);
  if (!(refusal instanceof AppError) || !refusal.problems) throw new Error(`${what}: ${refusal ?? 'is not refused'}`);
  return refusal.problems;
}

/** The field beside it whose value a refusal names. */
export function comparedWith(field: AnyField | undefined): string | undefined {
  if (!field) return undefined;
  if ('atMost' in field && field.atMost) return field.atMost;
  return 'atLeast' in field ? field.atLeast : undefined;
}

/** Whether the call that changes fields of many records takes all of these. */
export function takenByMany(resource: Resource, values: Json): boolean {
  const taken = manyFields(resource);
  return resource.endpoints.updateMany !== undefined && Object.keys(values).every((name) => taken.includes(name));
}

/** The call that makes a record. */
export function callToCreate({ endpoints }: Resource): Endpoint {
  return endpoints.create as Endpoint;
}

/** The call of one record. */
export function callOfRecord(endpoint: Endpoint | undefined, id: unknown): Endpoint {
  return { method: endpoint?.method ?? 'PUT', path: addressOf(endpoint?.path ?? '', id) };
}

/** Whether a field is a column of its table: links and child rows lie in tables of their own. */
export function isOwnColumn({ fields }: Resource, path: string): boolean {
  return !['manyToMany', 'children', undefined].includes(fields[path]?.kind);
}
