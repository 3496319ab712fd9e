import { isFilled } from '../../../../core/conditions.ts';
import { type AnyField, type ChildrenField, isDemanded, type ReferenceField } from '../../../../core/fields/field.ts';
import type { Registry } from '../../../../core/registry.ts';
import { fieldOf, isEntered, type Resource } from '../../../../core/resource.ts';
import type { Caller } from '../../../caller.ts';
import { hiddenFields } from '../../../policies/hiddenFields.ts';
import { isAllowed } from '../../../policies/require.ts';
import type { Translator } from '../../../translate.ts';
import { isUploadField } from '../../../../core/fields/isUploadField.ts';

/** What a column of a file can be: a field, a field of the first, second … child row, or a field of what a reference leads to. */
export interface ImportColumn {
  /** `name`, `lines.0.amount` or `parent_id.phone`. */
  readonly key: string;
  readonly field: AnyField;
  /** The resource whose words name the field, and the field's key there. */
  readonly owner: Resource;
  readonly path: string;
  readonly place:
    | { readonly kind: 'own'; readonly name: string }
    | { readonly kind: 'row'; readonly name: string; readonly index: number; readonly inner: string }
    | { readonly kind: 'related'; readonly name: string; readonly inner: string };
}

/** Child rows that one line of a file can bring where the declaration names no `max`. */
const MAX_ROWS_PER_LINE = 100;

/** Every column that somebody may import into a resource, in the order of its form. */
export function importColumns(options: {
  readonly resource: Resource;
  readonly registry: Registry;
  readonly caller: Caller;
}): ImportColumn[] {
  const { resource, registry, caller } = options;
  const hidden = hiddenFields(resource, caller);
  const names = [...resource.form.sections.flatMap(({ fields }) => fields), ...(resource.toggle ? ['is_active'] : [])];
  return [...new Set(names)].flatMap((name) => {
    const field = fieldOf(resource, name);
    if (!field || hidden.has(name) || !isImportable(field)) return [];
    if (field.kind === 'children') return rowColumns(resource, name, field);
    const own: ImportColumn = { key: name, field, owner: resource, path: name, place: { kind: 'own', name } };
    return [own, ...(field.kind === 'reference' ? relatedColumns({ registry, caller, name, field }) : [])];
  });
}

/** Whether every row needs this column. */
export function isNeeded({ field, owner, place }: ImportColumn): boolean {
  // What is counted on needs no value, nor what begins with one.
  const isGiven = ('initial' in field && isFilled(field.initial)) || ('next' in field && field.next !== undefined);
  const isAsked = isDemanded(field) && !isGiven;
  if (place.kind === 'row') return isAsked && place.index === 0 && owner.fields[place.name]?.required === true;
  return isAsked && place.kind === 'own';
}

/** What a column is called in a language. */
export function columnLabel(
  { owner, path, place }: ImportColumn,
  resource: Resource,
  { fieldLabel }: Translator,
): string {
  const label = fieldLabel(owner, path);
  if (place.kind === 'row') return `${fieldLabel(resource, place.name)} ${place.index + 1}: ${label}`;
  return place.kind === 'related' ? `${fieldLabel(resource, place.name)}: ${label}` : label;
}

function isImportable(field: AnyField): boolean {
  return isEntered(field) && field.kind !== 'status' && !isUploadField(field);
}

/** How many child rows a line of a file can bring. */
export function rowsPerLine({ max = MAX_ROWS_PER_LINE }: ChildrenField): number {
  return max;
}

function rowColumns(owner: Resource, name: string, children: ChildrenField): ImportColumn[] {
  const inner = Object.entries(children.fields).filter(([, field]) => isImportable(field));
  return Array.from({ length: rowsPerLine(children) }, (_, index) => index).flatMap((index) =>
    inner.map(
      ([innerName, field]): ImportColumn => ({
        key: `${name}.${index}.${innerName}`,
        field,
        owner,
        path: `${name}.${innerName}`,
        place: { kind: 'row', name, index, inner: innerName },
      }),
    ),
  );
}

function relatedColumns(options: {
  registry: Registry;
  caller: Caller;
  name: string;
  field: ReferenceField;
}): ImportColumn[] {
  const { registry, caller, name, field } = options;
  const owner = registry.get(field.target);
  const brought = field.importedWith ?? field.madeWith;
  if (!brought || !isAllowed(caller, owner, 'create')) return [];
  const hidden = hiddenFields(owner, caller);
  return brought.flatMap((inner): ImportColumn[] => {
    const found = owner.fields[inner];
    if (!found || hidden.has(inner)) return [];
    return [{ key: `${name}.${inner}`, field: found, owner, path: inner, place: { kind: 'related', name, inner } }];
  });
}
