import { registry } from '../../schemas/index.ts';
import type { buildAbility } from '../../src/core/abilities.ts';
import { type AnyField, seePermissions } from '../../src/core/fields/field.ts';
import { needOf, type Resource } from '../../src/core/resource.ts';
import type { Campus, Role } from './campus.ts';
import { type FieldMark, fieldMark } from './fieldMarks.ts';
import { userOf } from './people.ts';

/** A field that not everybody may see who may see the record, of which a value can be told from all others. */
export interface GuardedField {
  readonly resource: Resource;
  readonly name: string;
  readonly field: AnyField;
  readonly mark: FieldMark;
}

const LOGINS: readonly Role[] = ['superadmin', 'admin', 'accountant', 'office', 'teacher', 'student', 'parent'];

/** All of them. */
export const guarded: readonly GuardedField[] = registry.resources
  .flatMap((resource) => Object.entries(resource.fields).map(([name, field]) => ({ resource, name, field })))
  .filter(({ field }) => seePermissions(field).length > 0)
  .map((each, place) => ({ ...each, mark: fieldMark({ ...each, place }) }));

/** Makes the values of the guarded fields such that they can be told from all others. */
export async function markGuarded(campus: Campus): Promise<void> {
  const all = await Promise.all(LOGINS.map((role) => ownIds(campus, role)));
  for (const { resource, mark } of guarded) {
    const own = all.flatMap((each) => each.get(resource.name) ?? []);
    await mark.plant(campus, own);
  }
}

/** What a text tells of a field's values; but for what is private and stands in somebody's own records. */
export function revealedValues({ resource, field, mark }: GuardedField, { text, path, own }: CallerAnswer): string[] {
  return mark
    .find(text, path)
    .filter(({ id }) => !(field.private !== undefined && id !== undefined && own.get(resource.name)?.includes(id)))
    .map(({ value }) => `${resource.name}: ${value}`);
}

/** A text that a call answered, and the records that are the caller's own. */
interface CallerAnswer {
  readonly text: string;
  readonly path: string;
  readonly own: ReadonlyMap<string, readonly number[]>;
}

/** Whether a field is hidden from who has an ability, but in records of their own. */
export function isHiddenFrom({ resource, field }: GuardedField, ability: ReturnType<typeof buildAbility>): boolean {
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
