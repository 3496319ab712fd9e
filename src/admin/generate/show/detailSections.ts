import { holds, isFilled } from '../../../core/conditions.ts';
import { seePermissions } from '../../../core/fields/field.ts';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';

/** Shown beside the record's name, or not at all. */
const HEAD_KINDS = new Set(['status', 'password']);

export interface DetailSection {
  readonly name: string;
  readonly fields: readonly string[];
}

/** The picture that stands beside a record's name: the first that it has a place for. */
export function headPicture({ fields, singleton }: Resource): string | undefined {
  return singleton ? undefined : Object.keys(fields).find((name) => fields[name]?.kind === 'image');
}

/** Fields that the form has no place for: sums, what only the server sets. */
export const OTHER_SECTION = 'others';

/** The fields of a record's page under the headings of its form. What does not apply, or may not be seen, is left out. */
export function detailSections(
  resource: Resource,
  record: AnyRecord,
  maySee: (permission: string) => boolean,
): DetailSection[] {
  const picture = headPicture(resource);
  const placed = new Set(resource.form.sections.flatMap((section) => section.fields));
  const others = Object.keys(resource.fields).filter((name) => !placed.has(name));
  const sections = [...resource.form.sections, { name: OTHER_SECTION, fields: others }];
  return sections
    .map(({ name, fields }) => ({ name, fields: fields.filter(isShown) }))
    .filter(({ fields }) => fields.length > 0);

  function isShown(name: string): boolean {
    const field = resource.fields[name];
    if (
      !field ||
      name === picture ||
      HEAD_KINDS.has(field.kind) ||
      (field.kind === 'computed' && field.as === 'object')
    )
      return false;
    // What is private is answered of one's own record.
    const isVisiblePrivate =
      field.private !== undefined && name in record && (!field.readPermission || maySee(field.readPermission));
    if (!isVisiblePrivate && !seePermissions(field).every(maySee)) return false;
    if (field.readOnly && !isFilled(record[name])) return false;
    return holds(field.visibleWhen, record);
  }
}
