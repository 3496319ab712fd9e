import { type AnyField, enterPermissions } from '../../../../core/fields/field.ts';
import { fieldOf, type Resource } from '../../../../core/resource.ts';
import type { AnyRecord } from '../../../format/values.ts';
import type { useMay } from '../../../providers/ability.ts';

interface FormFieldOptions {
  readonly resource: Resource;
  /** The record that is changed; none when one is made. */
  readonly record: AnyRecord | undefined;
  readonly name: string;
  readonly may: ReturnType<typeof useMay>;
}

/** Whether a field has a place in the form: not for whom may not enter it, nor before there is anything to show in it. */
export function isFormField({ resource, record, name, may }: FormFieldOptions): boolean {
  const field = fieldOf(resource, name);
  if (!field) return false;
  const isNew = record === undefined;
  if (!enterPermissions(field, { isNew }).every((action) => may(resource, action))) return false;
  return !isNew || !isSetByServer(field);
}

// What a form can work out itself is there before the record is.
function isSetByServer(field: AnyField): boolean {
  return field.kind === 'computed' ? !field.value : field.readOnly === true;
}
