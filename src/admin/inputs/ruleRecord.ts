import { isObject } from '../../core/isObject.ts';

import type { AnyRecord } from '../format/values.ts';

/** A file that was chosen and not yet sent. */
export interface NewFile {
  readonly rawFile: File;
  /** Where the browser shows it until then. */
  readonly src: string;
}

export function isNewFile(value: unknown): value is NewFile {
  return isObject(value) && value.rawFile instanceof File;
}

// The rules judge stored paths; a file becomes one only when it is sent.
const TO_BE_STORED = '/storage/new';

/** A form's values as the rules expect them. */
export function ruleRecord(values: AnyRecord): AnyRecord {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ruleValue(value)]));
}

function ruleValue(value: unknown): unknown {
  if (isNewFile(value)) return TO_BE_STORED;
  if (Array.isArray(value)) return value.map((each, index) => (isNewFile(each) ? `${TO_BE_STORED}${index}` : each));
  return value;
}
