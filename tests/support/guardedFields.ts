import { registry } from '../../schemas/index.ts';
import type { buildAbility } from '../../src/core/abilities.ts';
import { type AnyField, seePermissions } from '../../src/core/fields/field.ts';
import { needOf, type Resource } from '../../src/core/resource.ts';
import type { Campus, Role } from './campus.ts';
import { userOf } from './people.ts';

const MARKED_KINDS = new Set(['text', 'longText', 'phone', 'email']);

/** A field that not everybody may see who may see the record, of which a value can be told from all others. */
export interface Guarded {
  readonly resource: Resource;
  readonly name: string;
  readonly field: AnyField;
  /** What every value of it begins with; the id of its record follows. */
  readonly mark: string;
}

/** All of them. */
export const guarded: readonly Guarded[] = registry.resources.flatMap((resource) =>
  Object.entries(resource.fields)
    .filter(([, field]) => seePermissions(field).length > 0 && MARKED_KINDS.has(field.kind))
    .map(([name, field]) => ({ resource, name, field, mark: `zq${resource.name}${name.replaceAll('_', '')}zq` })),
);

/** Makes every value of the guarded fields one that can be told from all others. */
export async function markGuarded(campus: Campus): Promise<void> {
  for (const { resource, name, field, mark } of guarded) {
    const ending = field.kind === 'email' ? '@example.org' : '';
    await campus.database.query(`update ${resource.table} set "${name}" = '${mark}' || id || '${ending}'`);
  }
}

/** Whether a field is hidden from who has an ability, but in records of their own. */
export function isHiddenFrom({ resource, field }: Guarded, ability: ReturnType<typeof buildAbility>): boolean {
  return !seePermissions(field).every((action) => {
    const need = needOf(resource, action);
    return ability.can(need.action, need.subject);
  });
}

/** The records that are somebody's own, by entity: a parent's are the children too. */
export async function ownIds(campus: Campus, role: Role): Promise<ReadonlyMap<string, readonly number[]>> {
  const { id } = await userOf(campus, role);
  const idsIn = async (name: string, by: string, value: unknown) => {
    const { list } = await campus.call(`GET ${registry.get(name).endpoints.list.path}`);
    return list.filter((row) => row[by] === value).map((row) => Number(row.id));
  };
  const parents = await idsIn('studentParent', 'user_id', id);
  const children = await Promise.all(parents.map((parent) => idsIn('student', 'parent_id', parent)));
  return new Map([
    ['employee', await idsIn('employee', 'user_id', id)],
    ['student', [...(await idsIn('student', 'user_id', id)), ...children.flat()]],
    ['studentParent', parents],
  ]);
}
