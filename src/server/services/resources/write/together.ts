import { holds, isFilled } from '../../../../core/conditions.ts';
import {
  filledTogether,
  takesTogether,
  type TakingReference,
  type Together,
  togetherOf,
} from '../../../../core/madeTogether.ts';
import { fieldIn, type Resource } from '../../../../core/resource.ts';
import { type Problems, readInput } from '../../../../core/rules/readInput.ts';
import type { Caller } from '../../../caller.ts';
import { phoneReader } from '../../../phoneNumbers.ts';
import { hiddenFields } from '../../../policies/hiddenFields.ts';
import { isAllowed } from '../../../policies/require.ts';
import { queriesOf } from '../../auth/queries.ts';
import { RelatedRecords } from '../relatedRecords.ts';
import { uniqueProblems } from '../uniqueness.ts';
import { CREATE } from './kinds.ts';
import { refusalOf } from './refusalOf.ts';
import type { Store, Values } from '../../store.ts';
import { addProblems, type Draft, newDraft, type RunOperation, type Write } from './write.ts';

/** A record that is given in the place of an id. */
interface Part {
  /** The reference that it is given for. */
  readonly name: string;
  readonly field: TakingReference;
  readonly target: Resource;
  readonly given: Together;
}

/** Whether records of a resource may bring others along that are made with them. */
export function makesTogether({ fields }: Resource): boolean {
  return Object.values(fields).some(takesTogether);
}

/** What is wrong with the records that an input brings along, told together with what is wrong with the input itself. */
export function togetherProblems(
  { store, caller }: Pick<Write, 'store' | 'caller'>,
  { input, before }: Pick<Draft, 'input' | 'before'>,
): Problems {
  const record = { ...before, ...input };
  const found = partsOf(store, input).flatMap((part) =>
    Object.entries(readPart({ store, caller, part, record }).problems),
  );
  return Object.fromEntries(found);
}

/** Makes the records that are given in the place of ids, in the transaction of the record that brings them. */
export async function makeTogether(write: Write, run: RunOperation): Promise<void> {
  if (!makesTogether(write.store.resource)) return;
  for (const draft of write.drafts)
    for (const part of partsOf(write.store, draft.values)) await makePart(write, run, { draft, part });
}

async function makePart(
  write: Write,
  run: RunOperation,
  { draft, part }: { readonly draft: Draft; readonly part: Part },
): Promise<void> {
  const { store, caller } = write;
  const { name, target } = part;
  const record = { ...draft.before, ...draft.values };
  const { problems, values } = readPart({ store, caller, part, record });
  addProblems(draft, problems);
  if (Object.keys(problems).length > 0) return;
  const there = await findExistingRecord(write, part);
  if (there && 'id' in there) {
    draft.values = { ...draft.values, [name]: there.id };
    return;
  }
  if (there) {
    addProblems(draft, atPart(part, there.problems));
    return;
  }
  const made: Draft = {
    ...newDraft(inputOf(part, record)),
    madeFor: { resource: store.resource.name, id: draft.id },
  };
  const refusal = await refusalOf(store, () =>
    run({ kind: CREATE, store: { ...store, resource: target }, caller, drafts: [made] }),
  );
  if (refusal) {
    if (!refusal.problems) throw refusal;
    // Nothing of it will be stored, so all else that is taken is told now.
    const asking = { queries: queriesOf(store.trx), caller };
    addProblems(draft, await uniqueProblems({ ...asking, resource: store.resource }, record, draft.id));
    addProblems(draft, atPart(part, refusal.problems));
    addProblems(draft, atPart(part, await uniqueProblems({ ...asking, resource: target }, values)));
    return;
  }
  const link = { [name]: made.after?.id };
  draft.values = { ...draft.values, ...link };
  // The record refers to what it has brought along, also where its sender may make such records and not read them.
  draft.takenFrom = { ...draft.takenFrom, ...link };
}

/**
 * The record that an import would find by what is given, if it is of that name: nobody is entered twice. One of another name
 * has to be chosen on purpose, for whoever mistypes a number would show a child to strangers.
 */
async function findExistingRecord({ store, caller }: Write, { field, given }: Part) {
  if (!field.importedWith) return undefined;
  const { context, trx } = store;
  const today = context.today();
  const input = Object.fromEntries(Object.entries(given).filter(([inner]) => field.importedWith?.includes(inner)));
  const queries = queriesOf(trx);
  const related = await RelatedRecords.load({ call: { context, caller }, queries, field, inputs: [input], today });
  const found = related.find(input, 0);
  if ('fresh' in found || 'problems' in found) return 'problems' in found ? found : undefined;
  // What is given besides would be lost on somebody who is there.
  const isMore = Object.entries(given).some(([inner, value]) => !(inner in input) && isFilled(value));
  if (found.isSameTitle && !isMore) return { id: found.id };
  return { problems: { [found.by]: [{ key: 'alreadyThere', params: { name: found.title } }] } };
}

function partsOf({ resource, registry }: Store, values: Values): Part[] {
  return Object.keys(values).flatMap((name): Part[] => {
    const field = fieldIn(resource.fields, name);
    const given = togetherOf(field, values[name]);
    return takesTogether(field) && given ? [{ name, field, target: registry.get(field.target), given }] : [];
  });
}

/** The values of a record that is brought along, and what is wrong with them, at their places in the form. */
function readPart(of: {
  readonly store: Store;
  readonly caller: Caller;
  readonly part: Part;
  readonly record: Values;
}): { readonly problems: Problems; readonly values: Values } {
  const { store, caller, part, record } = of;
  const { name, field, target, given } = part;
  if (!isAllowed(caller, target, 'create')) return { problems: { [name]: [{ key: 'notYours' }] }, values: {} };
  const hidden = hiddenFields(target, caller);
  const untaken = Object.keys(given).filter((inner) => !field.madeWith.includes(inner) || hidden.has(inner));
  const refused = Object.fromEntries(
    untaken.map((inner) => [inner, [{ key: fieldIn(target.fields, inner) ? 'notTaken' : 'unknown' }]]),
  );
  const { context } = store;
  const read = readInput({
    resource: target,
    input: inputOf(part, record),
    today: context.today(),
    readPhone: phoneReader(context.country()),
  });
  const problems = { ...unfit(part, read.values), ...read.problems, ...refused };
  return { problems: atPart(part, problems), values: read.values };
}

// What the reference would not take once it is there.
function unfit({ field: { only = {} } }: Part, values: Values): Problems {
  const broken = Object.entries(only).filter(([inner, test]) => inner in values && !holds({ [inner]: test }, values));
  return Object.fromEntries(broken.map(([inner]) => [inner, [{ key: 'notOffered' }]]));
}

function inputOf({ field, given }: Part, record: Values): Values {
  // Somebody who gives one of these means it: it is checked against what the reference takes.
  return filledTogether(field, given, record);
}

// What is taken over stands in a field of the record itself, and is put right there.
function atPart({ name, field: { madeFrom = {} }, given }: Part, problems: Problems): Problems {
  const placeOf = (inner: string) => (isFilled(given[inner]) ? undefined : madeFrom[inner]) ?? `${name}.${inner}`;
  return Object.fromEntries(Object.entries(problems).map(([inner, found]) => [placeOf(inner), found]));
}
