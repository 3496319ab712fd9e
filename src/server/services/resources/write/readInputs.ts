import { isFilled } from '../../../../core/conditions.ts';
import { type AnyField, enterPermissions, type Fields } from '../../../../core/fields/field.ts';
import { type Action, fieldIn } from '../../../../core/resource.ts';
import type { BrokenRule } from '../../../../core/rules/crossField.ts';
import {
  type ReadInputResult,
  initialValue,
  type PhoneReader,
  type Problems,
  readInput,
} from '../../../../core/rules/readInput.ts';
import { phoneReader } from '../../../phoneNumbers.ts';
import { isAllowed } from '../../../policies/require.ts';
import { cleanInput } from './cleanInput.ts';
import type { Store, Values } from '../../store.ts';
import { statusOf } from './stateAndVersion.ts';
import { togetherProblems } from './together.ts';
import { addProblems, type Draft, isSwitchedOn, type Write } from './write.ts';

/** Reads each input: parses the values, fills in defaults of a new record, and adds what is wrong to the draft. */
export function readInputs(write: Write): void {
  const { context, resource } = write.store;
  const reading = {
    ...write,
    today: context.today(),
    enterable: enterable(resource.fields),
  };
  for (const draft of write.drafts) {
    const { values, problems } = readDraft(reading, draft);
    draft.values = values;
    // What is taken over is wrong where it was entered, in the words of that field.
    addProblems(draft, { ...togetherProblems(write, draft), ...problems, ...hiddenProblems(write, draft) });
  }
}

// A hidden field cannot be given either: the answer to a guessed value would tell what is stored.
function hiddenProblems({ kind, store: { resource }, caller }: Write, { input, before }: Draft): Problems {
  if (kind.takes !== 'entered') return {};
  const isNew = before === undefined;
  const mayEnter = (field: AnyField) =>
    enterPermissions(field, { isNew }).every((action) => isAllowed(caller, resource, action));
  const refused = Object.keys(input).filter((name) => {
    const field = fieldIn(resource.fields, name);
    return field && !mayEnter(field) && (before || isFilled(input[name]));
  });
  return Object.fromEntries(refused.map((name) => [name, [{ key: 'notYours' }]]));
}

/** A write, with what is worked out once for all its drafts. */
interface PreparedWrite extends Write {
  readonly today: string;
  /** All fields, `readOnly` ones made enterable: for the server's own writes. */
  readonly enterable: Fields;
}

function readDraft(write: PreparedWrite, draft: Draft): ReadInputResult {
  const { kind, action } = write;
  switch (kind.takes) {
    case 'active':
      return readSwitch(write, draft);
    case 'asked':
      return readActionInput(write, draft, action as Action);
    case 'all':
      return readFields(write, draft, { fields: write.enterable, ignoresProblem: unchangedProblems(write, draft) });
    default:
      return readFields(write, draft, {});
  }
}

interface ReadFieldsOptions {
  readonly fields?: Fields;
  readonly ignoresProblem?: IgnoresProblem;
}

/** Whether a broken rule does not refuse the write. */
type IgnoresProblem = (name: string, broken: BrokenRule) => boolean;

function readFields(
  { store, allows = [], today }: PreparedWrite,
  { input, before }: { readonly input: Values; readonly before?: Values | undefined },
  { fields = store.resource.fields, ignoresProblem = () => false }: ReadFieldsOptions,
): ReadInputResult {
  const { resource } = store;
  return readInput({
    resource: { fields, toggle: resource.toggle },
    input: cleanInput(resource, withoutAdded(store, input)),
    ...(before && { existing: before }),
    today,
    readPhone: phoneReaderFor(store, { ...before, ...input }),
    ignoresProblem: (name, broken) => allows.some(({ rule }) => rule === broken.key) || ignoresProblem(name, broken),
  });
}

/** Numbers are of the institute's country; those of a record that names its own, as the institute itself, are of that. */
function phoneReaderFor({ resource, context }: Store, { country }: Values): PhoneReader {
  const isNamed = resource.fields.country !== undefined && typeof country === 'string' && country !== '';
  return phoneReader(isNamed ? country.toUpperCase() : context.country());
}

/** Without what `afterRead` adds to an answer: whoever sends a record back as it was answered has entered none of it. */
function withoutAdded({ resource, context }: Store, input: Values): Values {
  const { addedKeys = [] } = context.rules.of(resource);
  const added = addedKeys.filter((name) => !Object.hasOwn(resource.fields, name));
  if (added.length === 0) return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => !added.includes(name)));
}

// A problem that the record had before this write is no reason to refuse it.
function unchangedProblems(write: PreparedWrite, { before }: Draft): IgnoresProblem {
  if (!before) return () => false;
  const { problems } = readFields(write, { input: {}, before }, {});
  return (name, broken) => JSON.stringify(problems[name]?.[0]) === JSON.stringify(broken);
}

// Switching on checks the whole record as if it were new. Switching off does not refuse what has become invalid since.
function readSwitch(write: PreparedWrite, draft: Draft): ReadInputResult {
  const { before } = draft;
  const { is_active } = draft.input;
  if (before?.is_active === is_active) return { values: {}, problems: {} };
  const values = { is_active };
  const becomesActive = isSwitchedOn(write.store.resource, { ...draft, values });
  const reading = becomesActive ? {} : { ignoresProblem: unchangedProblems(write, draft) };
  return { values, problems: readFields(write, { input: values, before }, reading).problems };
}

// Every field that an action asks for is required, and no other is accepted. The record is checked in the new state.
function readActionInput(write: PreparedWrite, draft: Draft, action: Action): ReadInputResult {
  const { today } = write;
  const { resource } = write.store;
  const { row_version: _, ...sent } = draft.input;
  const askedFields = new Map(
    action.ask.map((name): [string, AnyField] => [
      name,
      { ...(resource.fields[name] as AnyField), required: true, readOnly: false },
    ]),
  );
  const isUntaken = (name: string) =>
    !askedFields.has(name) && (fieldIn(resource.fields, name) || (resource.toggle && name === 'is_active'));
  const untaken = Object.keys(sent).filter(isUntaken);
  const initial = [...askedFields].map(([name, field]) => [name, initialValue(field, today)]);
  const input = Object.fromEntries([
    ...initial,
    ...Object.entries(sent).filter(([name, value]) => value !== undefined && !untaken.includes(name)),
  ]);
  const moved = movedTo(write.store, action);
  const { values, problems } = readFields(
    write,
    { input, before: { ...draft.before, ...moved } },
    {
      fields: { ...resource.fields, ...Object.fromEntries(askedFields) },
      ignoresProblem: unchangedProblems(write, draft),
    },
  );
  const untakenProblems = Object.fromEntries(untaken.map((name) => [name, [{ key: 'notTaken' }]]));
  const taken = Object.fromEntries(Object.entries(values).filter(([name]) => askedFields.has(name)));
  return { values: { ...taken, ...moved }, problems: { ...untakenProblems, ...problems } };
}

function movedTo({ resource }: Store, action: Action): Values {
  const status = statusOf(resource);
  if (!status) throw new Error(`${resource.name} has actions and no status`);
  return { [status.name]: status.field.options.find(({ name }) => name === action.to)?.value };
}

/** Kept, because every mark that is saved asks for them, and what `readInput` keeps of fields it keeps by this object. */
const known = new WeakMap<Fields, Fields>();

function enterable(fields: Fields): Fields {
  const found = known.get(fields);
  if (found) return found;
  const all = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, readOnly: false }]));
  known.set(fields, all);
  return all;
}
