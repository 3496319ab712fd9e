import { registry } from '../../../schemas/index.ts';
import { type AbilityRule, buildAbility } from '../../../src/core/abilities.ts';
import type { Resource } from '../../../src/core/resource.ts';
import { isRestricted } from '../../../src/core/visibleTo.ts';
import type { Campus, Json, Role } from '../campus.ts';
import { guarded, isHiddenFrom, markGuarded, ownIds } from '../guardedFields.ts';

/** Says what of a text somebody may not know. */
export type FindSecrets = (role: Role, text: string) => Promise<readonly string[]>;

/** Rows of each entity from either end that tell their own names: lists begin with one of them. */
const MARKED_ROWS = 300;

const guardedNames = new Set(guarded.map(({ resource, name }) => `${resource.name}.${name}`));

/** A text of each entity of whose rows not everybody sees all, which nothing but the record itself tells. */
const rowMarks = registry.resources
  .filter(({ visibleTo }) => isRestricted(visibleTo) || visibleTo.opening.length > 0)
  .flatMap((resource) => {
    const name = markedField(resource);
    return name === undefined ? [] : [{ resource, name }];
  });

function markedField({ name: entity, fields, title, subtitle = '' }: Resource): string | undefined {
  const isTold = (name: string) => `${title}${subtitle}`.includes(`{${name}}`);
  const found = Object.entries(fields).find(
    ([name, field]) =>
      (field.kind === 'longText' || field.kind === 'text') &&
      !isTold(name) &&
      !guardedNames.has(`${entity}.${name}`) &&
      !('unique' in field && field.unique),
  );
  return found?.[0];
}

/** Makes what is hidden, and every record that somebody may not see, tell its own name wherever it is told. */
export async function plantSecrets(campus: Campus, roles: readonly Role[]): Promise<FindSecrets> {
  await markGuarded(campus);
  for (const { resource, name } of rowMarks)
    await campus.database.query(
      `update ${resource.table} set "${name}" = 'zr${resource.name}zr' || id || 'z' where id <= $1 or id > (select max(id) - $1 from ${resource.table})`,
      [MARKED_ROWS],
    );
  const hidden = new Map<Role, (text: string) => string[]>();
  for (const role of roles) hidden.set(role, await hiddenFrom(campus, role));
  return async (role, text) => [...(hidden.get(role)?.(text) ?? []), ...(await unseenRows(campus, role, text))];
}

async function hiddenFrom(campus: Campus, role: Role): Promise<(text: string) => string[]> {
  const { userData } = (await campus.call('GET /me', { as: role })).body as { userData: { ability: AbilityRule[] } };
  const ability = buildAbility(userData.ability);
  const own = await ownIds(campus, role);
  const fields = guarded.filter((each) => isHiddenFrom(each, ability));
  return (text) => {
    if (!text.includes('zq')) return [];
    return fields.flatMap(({ resource, field, mark }) =>
      [...text.matchAll(new RegExp(`${mark}(\\d+)`, 'g'))]
        .filter(([, id]) => !(field.private !== undefined && own.get(resource.name)?.includes(Number(id))))
        .map(([value]) => value),
    );
  };
}

/** Rows of which a text tells and that the list does not answer to the same person at this moment. */
async function unseenRows(campus: Campus, role: Role, text: string): Promise<string[]> {
  if (!text.includes('zr')) return [];
  const told = rowMarks.map(({ resource }) => {
    const ids = [...text.matchAll(new RegExp(`zr${resource.name}zr(\\d+)z`, 'g'))].map(([, id]) => Number(id));
    return { resource, ids: [...new Set(ids)] };
  });
  const unseen = await Promise.all(
    told
      .filter(({ ids }) => ids.length > 0)
      .map(async ({ resource, ids }) => {
        const seen = await seenIds(campus, role, resource, ids);
        return ids.filter((id) => !seen.has(id)).map((id) => `${resource.name} ${id}`);
      }),
  );
  return unseen.flat();
}

async function seenIds(
  campus: Campus,
  role: Role,
  { endpoints }: Resource,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const lists = [endpoints.list, ...endpoints.variants.map(({ endpoint }) => endpoint)];
  const answers = await Promise.all(
    lists.map(({ path }) =>
      campus.call(`GET ${path}`, { as: role, query: { filter: { id: ids.slice(0, 400) }, range: [0, 499] } }),
    ),
  );
  return new Set(
    answers
      .flatMap(({ status, text }) => (status === 200 ? (JSON.parse(text) as Json[]) : []))
      .map(({ id }) => Number(id)),
  );
}
