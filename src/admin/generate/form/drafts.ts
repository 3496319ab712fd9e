import { isObject } from '../../../core/isObject.ts';
import type { AnyField } from '../../../core/fields/field.ts';
import type { Registry } from '../../../core/registry.ts';
import type { Resource } from '../../../core/resource.ts';
import { ownerOnDevice } from '../../browser/apiBase.ts';
import { readStored, removeStored, type StorageKey, storedKeys, writeStored } from '../../browser/storage.ts';
import type { AnyRecord } from '../../format/values.ts';
import { DAY_MS } from '../../../core/durations.ts';

/** What somebody has entered in a form and not saved, as this device keeps it. */
export interface Draft {
  /** When it was entered last, in milliseconds since 1970. */
  readonly at: number;
  /** Of the record when it was entered; none of a new one. */
  readonly version: number | undefined;
  /** The fields that differ from what the form began with. */
  readonly values: AnyRecord;
  /** What the form began with in these fields. */
  readonly before: AnyRecord;
}

export type DraftKey = Extract<StorageKey, `draft:${string}`>;

/** Whoever has not come back by then has entered it anew. */
const KEPT_MS = 7 * DAY_MS;
/** The drafts of one person on one device; beyond them the oldest goes. */
const MOST_DRAFTS = 20;
/** Letters of one draft: a browser keeps some millions for all that a site stores. */
const MOST_LETTERS = 200_000;
/** A file is more than a browser keeps; what is stored of one on the server is an address. */
const FILES = new Set<AnyField['kind']>(['image', 'images', 'file']);

export function draftKey(user: number | string, resource: string, record: number | undefined): DraftKey {
  return `draft:${ownerOnDevice(user)}:${resource}:${record ?? 'new'}`;
}

export function readDraft(key: DraftKey, now: number): Draft | undefined {
  const draft = parsed(readStored(key));
  if (draft && now - draft.at < KEPT_MS) return draft;
  removeStored(key);
  return undefined;
}

/** Keeps a draft where there is room for it: storage that is full or forbidden is no error. */
export function keepDraft(key: DraftKey, draft: Draft): void {
  const text = JSON.stringify(draft);
  if (text.length > MOST_LETTERS) {
    removeStored(key);
    return;
  }
  removeOldestDrafts(key, draft.at);
  writeStored(key, text);
}

export function forgetDraft(key: DraftKey): void {
  removeStored(key);
}

/** Lets go of the same person's drafts that are too old, and of the oldest where there are too many. */
function removeOldestDrafts(key: DraftKey, now: number): void {
  const [, owner] = key.split(':');
  const others = storedKeys(`draft:${owner}:`).filter((each): each is DraftKey => each !== key && isDraftKey(each));
  const kept = others.flatMap((each) => {
    const draft = readDraft(each, now);
    return draft ? [{ each, at: draft.at }] : [];
  });
  const oldest = kept.sort((one, other) => one.at - other.at).slice(0, Math.max(0, kept.length + 1 - MOST_DRAFTS));
  for (const { each } of oldest) removeStored(each);
}

function isDraftKey(key: StorageKey): key is DraftKey {
  return key.startsWith('draft:');
}

interface DraftSource {
  readonly resource: Resource;
  readonly registry: Registry;
  readonly values: AnyRecord;
  /** What the form began with. */
  readonly before: AnyRecord;
}

/** The fields that were changed and what they were, without what is never kept: passwords and files. */
export function keptValues({ resource, registry, values, before }: DraftSource): Pick<Draft, 'values' | 'before'> {
  const changed = Object.entries(resource.fields).filter(
    ([name, field]) => isKept(field) && name in values && !isSame(values[name], before[name]),
  );
  const keptOf = (source: AnyRecord) =>
    Object.fromEntries(changed.map(([name, field]) => [name, keptValue(field, source[name], registry) ?? null]));
  return { values: keptOf(values), before: keptOf(before) };
}

function isKept({ kind }: AnyField): boolean {
  return kind !== 'password' && !FILES.has(kind);
}

/** Of a record that is made together with this one, and of child rows, the same is left out. */
function keptValue(field: AnyField, value: unknown, registry: Registry): unknown {
  if (field.kind === 'children' && Array.isArray(value))
    return value.map((row) => (isObject(row) ? keptParts(field.fields, row) : row));
  if (field.kind === 'reference' && isObject(value) && registry.has(field.target))
    return keptParts(registry.get(field.target).fields, value);
  return value;
}

// The address of a stored file stays: a row that came back without it would take the file away.
function keptParts(fields: Readonly<Record<string, AnyField>>, values: AnyRecord): AnyRecord {
  const kept = Object.entries(values).filter(([name, value]) => {
    const field = fields[name];
    if (field === undefined || isKept(field)) return true;
    return FILES.has(field.kind) && isAddress(value);
  });
  return Object.fromEntries(kept);
}

function isAddress(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isAddress);
  return typeof value === 'string';
}

/** An input that shows nothing holds an empty text or nothing at all. */
function isSame(one: unknown, other: unknown): boolean {
  const [mine, theirs] = [one, other].map((value) => (value === '' ? null : (value ?? null)));
  return JSON.stringify(mine) === JSON.stringify(theirs);
}

function parsed(text: string | null): Draft | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || typeof value.at !== 'number' || !isObject(value.values) || !isObject(value.before))
      return undefined;
    const version = typeof value.version === 'number' ? value.version : undefined;
    return { at: value.at, version, values: value.values, before: value.before };
  } catch {
    return undefined;
  }
}
