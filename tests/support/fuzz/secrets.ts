import { type AbilityRule, buildAbility } from '../../../src/core/abilities.ts';
import type { Resource } from '../../../src/core/resource.ts';
import type { Campus, Json } from '../campus.ts';
import { guarded, isHiddenFrom, markGuarded, ownIds, revealedValues } from '../guardedFields.ts';
import type { FuzzCaller } from './parts.ts';
import { rowMarks } from './rowMarks.ts';

/** What a call answered: the path as it is described, and the text. */
export interface AnswerText {
  readonly path: string;
  readonly text: string;
}

/** Says what of a text somebody may not know. */
export type FindSecrets = (who: FuzzCaller, told: AnswerText) => Promise<readonly string[]>;

/** Makes what is hidden, and every record that somebody may not see, tell its own name wherever it is told. */
export async function plantSecrets(campus: Campus, everybody: readonly FuzzCaller[]): Promise<FindSecrets> {
  await markGuarded(campus);
  for (const { plant } of rowMarks) await plant(campus);
  const hidden = new Map<FuzzCaller, (told: AnswerText) => string[]>();
  for (const who of everybody) hidden.set(who, await hiddenFrom(campus, who));
  return async (who, told) => [...(hidden.get(who)?.(told) ?? []), ...(await unseenRows(campus, who, told.text))];
}

async function hiddenFrom(campus: Campus, who: FuzzCaller): Promise<(told: AnswerText) => string[]> {
  const own = who === 'nobody' ? new Map<string, readonly number[]>() : await ownIds(campus, who);
  const ability = buildAbility(who === 'nobody' ? [] : await rulesOf(campus, who));
  const fields = guarded.filter((each) => isHiddenFrom(each, ability));
  return (told) => fields.flatMap((each) => revealedValues(each, { ...told, own }));
}

async function rulesOf(campus: Campus, who: Exclude<FuzzCaller, 'nobody'>): Promise<AbilityRule[]> {
  const { userData } = (await campus.call('GET /me', { as: who })).body as { userData: { ability: AbilityRule[] } };
  return userData.ability;
}

/** Rows of which a text tells and that the list does not answer to the same person at this moment. */
async function unseenRows(campus: Campus, who: FuzzCaller, text: string): Promise<string[]> {
  const told = rowMarks.map(({ resource, idsIn }) => ({ resource, ids: [...new Set(idsIn(text))] }));
  const unseen = await Promise.all(
    told
      .filter(({ ids }) => ids.length > 0)
      .map(async ({ resource, ids }) => {
        const seen = await visibleIds(campus, who, { resource, ids });
        return ids.filter((id) => !seen.has(id)).map((id) => `${resource.name} ${id}`);
      }),
  );
  return unseen.flat();
}

interface IdsOfResource {
  readonly resource: Resource;
  readonly ids: readonly number[];
}

/** A filter names no more ids at once. */
const MOST_ASKED = 400;

async function visibleIds(
  campus: Campus,
  who: FuzzCaller,
  { resource, ids }: IdsOfResource,
): Promise<ReadonlySet<number>> {
  const { list, variants } = resource.endpoints;
  const as = who === 'nobody' ? null : who;
  const seen = new Set<number>();
  for (let first = 0; first < ids.length; first += MOST_ASKED) {
    const query = { filter: { id: ids.slice(first, first + MOST_ASKED) }, range: [0, 499] };
    const answers = await Promise.all(
      [list, ...variants.map(({ endpoint }) => endpoint)].map(({ path }) => campus.call(`GET ${path}`, { as, query })),
    );
    const rows = answers.flatMap(({ status, text }) => (status === 200 ? (JSON.parse(text) as Json[]) : []));
    for (const { id } of rows) seen.add(Number(id));
  }
  return seen;
}
