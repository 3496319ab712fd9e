import type { AnyField } from '../../../core/fields/field.ts';
import { isUploadField } from '../../../core/fields/isUploadField.ts';
import { isObject } from '../../../core/isObject.ts';
import type { AnyRecord } from '../../format/values.ts';

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

/** A form's values as the rules expect them. A file that is there already may lie anywhere: another back end has paths of its own. */
export function ruleRecord(values: AnyRecord, fields: Readonly<Record<string, AnyField>>): AnyRecord {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isUpload(fields[name]) ? storedValue(value) : value]),
  );
}

function isUpload(field: AnyField | undefined): boolean {
  return field !== undefined && isUploadField(field);
}

function storedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each, index) => (isFile(each) ? `${TO_BE_STORED}${index}` : each));
  return isFile(value) ? TO_BE_STORED : value;
}

function isFile(value: unknown): boolean {
  return isNewFile(value) || (typeof value === 'string' && value !== '');
}
