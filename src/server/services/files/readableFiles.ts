import { user } from '../../../core/access/user.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { type FileUse, fileUsesStatement } from '../../db/fileUses.ts';
import { idsStatement } from '../../db/listSql.ts';
import { hiddenFields } from '../../policies/hiddenFields.ts';
import { query } from '../resources/readRecords.ts';
import { idFilter, isReadableRecord, ownedByFilter, rowFilters } from '../resources/rowRules.ts';

/** To whom a file is open: to everybody, as what a website shows, or to the caller. */
export type FileAudience = 'public' | 'caller' | undefined;

/** Whether a file may be shown to a caller now, by the records that have it now. */
export async function audienceOf(context: Context, caller: Caller, paths: readonly string[]): Promise<FileAudience> {
  const uses = await query(context, fileUsesStatement(context.registry, paths));
  if (uses.some((use) => isPublic(context, use))) return 'public';
  return (await maySeeOne(context, caller, uses)) ? 'caller' : undefined;
}

/** Those of some files that a caller may not see. What nobody has is one of them. */
export async function unreadableFiles(context: Context, caller: Caller, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const uses = await query(context, fileUsesStatement(context.registry, paths));
  const unreadable: string[] = [];
  for (const path of new Set(paths)) {
    const own = uses.filter((use) => use.path === path);
    if (!own.some((use) => isPublic(context, use)) && !(await maySeeOne(context, caller, own))) unreadable.push(path);
  }
  return unreadable;
}

/** What everybody may read of a record, everybody may see of it. */
function isPublic({ registry }: Context, { resource: name, field, is_public }: FileUse): boolean {
  const resource = registry.get(name);
  return is_public || (resource.read === 'public' && resource.fields[field]?.readPermission === undefined);
}

async function maySeeOne(context: Context, caller: Caller, uses: readonly FileUse[]): Promise<boolean> {
  if (caller.userId === null) return false;
  for (const { resource: name, field, id } of uses) {
    const resource = context.registry.get(name);
    if (hiddenFields(resource, caller).has(field)) continue;
    if (await maySeeRecord(context, caller, resource, id)) return true;
  }
  return false;
}

async function maySeeRecord(context: Context, caller: Caller, resource: Resource, id: number): Promise<boolean> {
  // The own account is read on the profile, by people who may read no others.
  if (resource.name === user.name && id === caller.userId) return true;
  const run = <R>(statement: Parameters<typeof query<R>>[1]) => query<R>(context, statement);
  if (await isReadableRecord({ run, resource, context, caller, id })) return true;
  return isInOwnList(context, caller, resource, id);
}

/** Whether a record stands in a list of their own that somebody may read without reading the entity: their own leave. */
async function isInOwnList(context: Context, caller: Caller, resource: Resource, id: number): Promise<boolean> {
  const { registry, rules } = context;
  for (const { permission, ownedBy } of resource.endpoints.variants) {
    if (!permission || !ownedBy || !caller.ability.can(permission.action, permission.subject)) continue;
    const own = [idFilter(resource, [id]), ownedByFilter(resource, ownedBy, caller)];
    const filters = [...own, ...rowFilters(rules, resource, caller)];
    const sort = { field: 'id', order: 'ASC' } as const;
    if ((await query(context, idsStatement({ resource, registry, filters, words: [], sort }))).length > 0) return true;
  }
  return false;
}
