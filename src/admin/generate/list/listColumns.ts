import { type AnyField, seePermissions } from '../../../core/fields/field.ts';
import { fieldOf, isSorted, type Resource, SYSTEM_FIELDS } from '../../../core/resource.ts';
import { templateFields } from '../../../core/titles.ts';

export interface Column {
  readonly name: string;
  readonly field: AnyField;
  readonly isSortable: boolean;
}

/** Their order would say nothing to anybody. */
const UNSORTED_KINDS = new Set(['image', 'file', 'richText']);
const TITLE_KINDS = new Set(['text', 'email', 'phone', 'integer', 'year', 'date', 'longText']);

/** Every column that a list of a resource can show, for somebody who may see it. */
export function availableColumns(resource: Resource, may: (permission: string) => boolean): Column[] {
  const names = [...Object.keys(resource.fields), ...(resource.toggle ? ['is_active'] : []), ...SYSTEM_FIELDS];
  return names
    .filter((name) => name !== 'row_version')
    .flatMap((name) => {
      const field = fieldOf(resource, name);
      return field && isListed(field) && seePermissions(field).every(may)
        ? [{ name, field, isSortable: isSortable(field, may) }]
        : [];
    });
}

/** Whether the server sorts by a field for this person. */
function isSortable(field: AnyField, may: (permission: string) => boolean): boolean {
  if (field.filterPermission && !may(field.filterPermission)) return false;
  return isSorted(field) && !UNSORTED_KINDS.has(field.kind);
}

/** The column whose value leads to the record: the first that its title is made of. */
export function titleColumn(resource: Resource, columns: readonly Column[]): string | undefined {
  const titled = templateFields(resource.title);
  return columns.find(({ name, field }) => titled.includes(name) && TITLE_KINDS.has(field.kind))?.name;
}

function isListed(field: AnyField): boolean {
  return field.kind !== 'password' && !(field.kind === 'computed' && field.as === 'object');
}
