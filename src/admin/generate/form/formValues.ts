import { holds } from '../../../core/conditions.ts';
import type { AnyField } from '../../../core/fields/field.ts';
import { isEntered, type Resource } from '../../../core/resource.ts';
import { mergedRows } from '../../../core/rowChanges.ts';
import { initialValue } from '../../../core/rules/readInput.ts';
import type { AnyRecord } from '../../format/values.ts';
import { changedValues } from '../../providers/entered.ts';

/** What a form for a new record starts with; a date that begins with a word of the product's stays empty where its day is not known. */
export function initialValues(
  resource: Resource,
  today: string,
  days: Readonly<Record<string, string>> = {},
): AnyRecord {
  const startOf = (field: AnyField) =>
    (field.kind === 'date' && days[field.initial ?? '']) || initialValue(field, today);
  return Object.fromEntries(enteredNames(resource).map(([name, field]) => [name, startOf(field)]));
}

/** What a form for a stored record starts with. A password is never read back. */
export function storedValues(resource: Resource, record: AnyRecord): AnyRecord {
  return Object.fromEntries(enteredNames(resource).map(([name]) => [name, record[name] ?? null]));
}

/** What a form sends: its entered fields, without those that are hidden as it stands now; the server empties them. */
export function sentValues(resource: Resource, values: AnyRecord, record: AnyRecord | undefined): AnyRecord {
  const whole = { ...record, ...values };
  const sent = enteredNames(resource).filter(([name, field]) => name in values && holds(field.visibleWhen, whole));
  return Object.fromEntries(sent.map(([name]) => [name, values[name]]));
}

export interface EditConflict {
  readonly resource: Resource;
  /** The form's values. */
  readonly mine: AnyRecord;
  /** The record as the form got it. */
  readonly before: AnyRecord;
  /** The record as it is now. */
  readonly theirs: AnyRecord;
}

/** The fields that somebody else has changed in the meantime, and those of them that the form changes too. */
export function conflictingFields({ resource, mine, before, theirs }: EditConflict): {
  changed: string[];
  contested: string[];
} {
  const changed = Object.keys(changedValues(resource, theirs, before));
  const own = changedValues(resource, mine, before);
  return { changed, contested: changed.filter((name) => name in own && !isSet(resource, name)) };
}

/** What sets of rows are after both have changed them: there, one does not take back what the other did. */
export function mergedSets({ resource, mine, before, theirs }: EditConflict): AnyRecord {
  const { changed } = conflictingFields({ resource, mine, before, theirs });
  const sets = changed.filter((name) => isSet(resource, name) && name in mine);
  return Object.fromEntries(
    sets.map((name) => [name, mergedRows({ before: before[name], mine: mine[name], theirs: theirs[name] })]),
  );
}

function isSet({ fields }: Resource, name: string): boolean {
  const field = fields[name];
  return field?.kind === 'children' && field.permissions === true;
}

function enteredNames({ fields }: Resource) {
  return Object.entries(fields).filter(([, field]) => isEntered(field));
}
