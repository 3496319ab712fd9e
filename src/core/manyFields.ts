import { type AnyField, isPlace } from './fields/field.ts';
import { isUploadField } from './fields/isUploadField.ts';
import { isEntered, type Resource } from './resource.ts';

const EACH_ITS_OWN = new Set<AnyField['kind']>(['status', 'password', 'children']);

/** The fields that can be given one value in many records at once: not what tells one record from another. */
export function manyFields({ fields }: Pick<Resource, 'fields'>): string[] {
  return Object.keys(fields).filter((name) => isGivenToMany(fields[name] as AnyField));
}

function isGivenToMany(field: AnyField): boolean {
  if (!isEntered(field) || EACH_ITS_OWN.has(field.kind) || isUploadField(field)) return false;
  const isOfOne = field.unique === true || ('exactlyOne' in field && field.exactlyOne === true);
  return !isOfOne && !field.writeOnce && !isPlace(field);
}
