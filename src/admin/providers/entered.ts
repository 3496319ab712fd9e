import { storedPath } from '../../core/files.ts';
import { isObject } from '../../core/isObject.ts';

import { isEntered, type Resource } from '../../core/resource.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a form may send: the fields that a person enters, as far as the form holds them. */
export function enteredValues(resource: Resource, data: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => value !== undefined && isEnteredName(resource, name)),
  );
}

/** The entered fields whose value differs from that of the record as it was read. */
export function changedValues(resource: Resource, data: Values, previous: Values): Record<string, unknown> {
  const entered = Object.entries(enteredValues(resource, data));
  return Object.fromEntries(
    entered.filter(([name, value]) => hasNewFile(value) || canonical(value) !== canonical(previous[name])),
  );
}

function isEnteredName({ fields, toggle }: Resource, name: string): boolean {
  if (name === 'is_active') return toggle;
  const field = fields[name];
  return field !== undefined && isEntered(field);
}

function hasNewFile(value: unknown): boolean {
  if (value instanceof File) return true;
  if (Array.isArray(value)) return value.some(hasNewFile);
  return isObject(value) && value.rawFile instanceof File;
}

// A form holds '' for null, a switch's true for 1, and a kept file as the object that its input shows. A file is the same
// under each of its signed addresses.
function canonical(value: unknown): string {
  return JSON.stringify(value ?? '', (_, each: unknown) => {
    if (typeof each === 'boolean') return String(Number(each));
    if (typeof each === 'number') return String(each);
    if (typeof each === 'string') return storedPath(each);
    if (isObject(each) && typeof each.src === 'string') return storedPath(String(each.path ?? each.src));
    return each ?? '';
  });
}
