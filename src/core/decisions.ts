import { holds } from './conditions.ts';
import { type Choice, seePermissions } from './fields/field.ts';
import { ENTERED_BY, filterKey } from './filterKeys.ts';
import { type Action, needOf, type Resource, statusFieldOf } from './resource.ts';

/** What waits in the first state of a life cycle, for somebody who may move it on. */
export interface Decision {
  readonly resource: Resource;
  /** The field of the state, and the state. */
  readonly field: string;
  readonly state: Choice;
  /** The ways out of it that somebody may take. */
  readonly actions: readonly Action[];
}

/** Somebody who decides: their account, and the records that are about them. */
export interface Decider {
  readonly id: number | string;
  readonly records: readonly { readonly resource: string; readonly id: number | string }[];
  /** Whether they hold `full` on the resource, and so decide also on what is their own. */
  readonly isFull: boolean;
}

/** What somebody may decide on of a resource; undefined where there is nothing. */
export function decisionOn(resource: Resource, may: (permission: string) => boolean): Decision | undefined {
  const field = statusFieldOf(resource);
  const declared = field === undefined ? undefined : resource.fields[field];
  if (field === undefined || declared?.kind !== 'status' || declared.settled) return undefined;
  const [state] = declared.options;
  if (!state) return undefined;
  // What one may do to one's own record, such as withdrawing it, goes by another name in permissions: it is no decision.
  const actions = Object.values(resource.actions).filter(
    ({ from, permission }) =>
      needOf(resource, permission).subject === resource.permission && from.includes(state.name) && may(permission),
  );
  return actions.length > 0 ? { resource, field, state, actions } : undefined;
}

/** Whether an action leads to a state that no other leads out of, and in which nobody changes the record by hand. */
export function isFinal(resource: Resource, { to }: Action): boolean {
  const name = statusFieldOf(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  if (name === undefined || field?.kind !== 'status') return false;
  const reached = field.options.find((state) => state.name === to);
  if (!reached || holds(resource.editableWhen, { [name]: reached.value })) return false;
  return Object.values(resource.actions).every(({ from }) => !from.includes(reached.name));
}

/** The amount that is decided on, as far as it may be seen: the first among the facts, else among the columns. */
export function amountDecidedOn(
  { fields, facts, list }: Resource,
  may: (permission: string) => boolean,
): string | undefined {
  return [...facts, ...list.columns].find((name) => {
    const field = fields[name];
    const isMoney = field?.kind === 'money' || (field?.kind === 'computed' && field.as === 'money');
    return field && isMoney && seePermissions(field).every(may);
  });
}

/**
 * The filter of a list that finds what waits for somebody: switched on, in the first state, and neither entered or changed
 * by them nor about them where that is for others to decide.
 */
export function waitingFilter(
  { resource, field, state, actions }: Decision,
  decider: Decider,
): Record<string, unknown> {
  const filter = { [field]: state.value, ...(resource.toggle && { is_active: 1 }) };
  if (decider.isFull) return filter;
  const isForOthers = actions.some(({ notByCreator }) => notByCreator);
  const owners = actions.flatMap(({ notByOwner }) => notByOwner).flatMap((path) => ownIds(path, resource, decider));
  return {
    ...filter,
    ...(isForOthers && { [filterKey(ENTERED_BY, 'none')]: decider.id }),
    ...Object.fromEntries(owners.map(([name, id]) => [filterKey(name, 'none'), id])),
  };
}

/** The record of theirs that a reference may lead to. Paths over further records are left to the server's refusal. */
function ownIds(path: string, { fields }: Resource, { id, records }: Decider): [string, number | string][] {
  const field = fields[path];
  if (field?.kind !== 'reference') return [];
  if (field.target === 'user') return [[path, id]];
  return records.filter(({ resource }) => resource === field.target).map((own) => [path, own.id]);
}
