import type { UploadField } from '../../core/fields/field.ts';
import type { Registry } from '../../core/registry.ts';
import { childTable, type Resource } from '../../core/resource.ts';
import type { Statement } from './listSql.ts';
import { quote } from './select.ts';
import { isUploadField } from '../../core/fields/isUploadField.ts';

/** A record that has a file, and the field that it stands in; for child rows, the field that holds the rows. */
export interface FileUse {
  readonly path: string;
  readonly resource: string;
  readonly field: string;
  readonly id: number;
  /** Everybody may see the file, as the field says and as long as the record is switched on. */
  readonly is_public: boolean;
}

/** A column that holds the path of a file, or a list of them. */
interface UploadColumn {
  readonly resource: Resource;
  /** The field that permissions are asked for. */
  readonly name: string;
  readonly table: string;
  readonly column: string;
  readonly field: UploadField;
}

/**
 * Which records have files, asked of the declared columns themselves, each by its index. A table of references beside
 * them would have to be kept by every writer, of a restore and of the demo school too, and would be wrong where one forgets.
 */
export function fileUsesStatement(registry: Registry, paths: readonly string[]): Statement<FileUse> {
  const parts = uploadColumnsOf(registry).map(({ resource, name, table, column, field }) => {
    const isChild = table !== resource.table;
    const isList = field.kind === 'images';
    const shown = resource.toggle && !isChild ? 't."is_active" = 1' : 'true';
    const isPublic = field.public ? shown : 'false';
    return `select ${isList ? 'p.path' : `t.${quote(column)}`} as path, '${resource.name}' as resource, '${name}' as field,
      t.${isChild ? 'parent_id' : 'id'} as id, ${isPublic} as is_public from ${quote(table)} t
      ${isList ? `cross join lateral jsonb_array_elements_text(t.${quote(column)}) as p(path)` : ''}
      where ${isList ? `t.${quote(column)} ?| $1::text[] and p.path` : `t.${quote(column)}`} = any($1::text[])`;
  });
  return { sql: parts.join(' union all ') || NOTHING, parameters: [paths] };
}

/** The paths of all files that records have. */
export function usedPathsSql(registry: Registry): string {
  const parts = uploadColumnsOf(registry).map(({ table, column, field }) =>
    field.kind === 'images'
      ? `select jsonb_array_elements_text(${quote(column)}) as path from ${quote(table)}`
      : `select ${quote(column)} as path from ${quote(table)} where ${quote(column)} is not null`,
  );
  return parts.join(' union all ') || 'select null::text as path where false';
}

const NOTHING = `select '' as path, '' as resource, '' as field, 0 as id, false as is_public where $1::text[] is null`;

function uploadColumnsOf({ resources }: Registry): UploadColumn[] {
  return resources.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([name, field]): UploadColumn[] => {
      if (isUploadField(field)) return [{ resource, name, table: resource.table, column: name, field }];
      if (field.kind !== 'children') return [];
      const table = childTable(resource, name);
      return Object.entries(field.fields).flatMap(([column, each]) =>
        isUploadField(each) ? [{ resource, name, table, column, field: each }] : [],
      );
    }),
  );
}
