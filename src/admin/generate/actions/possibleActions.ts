import { statusFieldOf, type Action, type Resource } from '../../../core/resource.ts';
import type { UserData } from '../../auth/userData.ts';
import type { AnyRecord } from '../../format/values.ts';
import { isSame, leadsTo } from '../../providers/reservedForOthers.ts';

export interface PossibleAction {
  readonly action: Action;
  /** Why somebody else has to decide on it, as the server says it: the user entered the record, or it is about them. */
  readonly refusal?: 'ownEntry' | 'ownRecord' | undefined;
}

interface PossibleActionsOptions {
  readonly resource: Resource;
  readonly record: AnyRecord;
  readonly user: Pick<UserData, 'id' | 'records'> | undefined;
  readonly may: (action: string) => boolean;
}

/** The status actions of the office that a record's state allows and that the user has the permission for. What is switched off has none. */
export function possibleActions(options: PossibleActionsOptions): PossibleAction[] {
  const { resource, record, may } = options;
  // What is switched off moves no further.
  if (resource.toggle && Number(record.is_active) === 0) return [];
  const state = stateOf(resource, record);
  return Object.values(resource.actions)
    .filter(
      (action) =>
        state !== undefined && action.personal.length === 0 && action.from.includes(state) && may(action.permission),
    )
    .map((action) => ({ action, refusal: refusalOf(action, options) }));
}

function refusalOf(action: Action, { resource, record, user, may }: PossibleActionsOptions): PossibleAction['refusal'] {
  if (!user || may('full')) return undefined;
  if (action.notByOwner.some((path) => leadsTo(user, { resource, record, path }))) return 'ownRecord';
  return action.notByCreator && isSame(record.created_by, user.id) ? 'ownEntry' : undefined;
}

/** The name of the state that a record is in. */
export function stateOf(resource: Resource, record: AnyRecord): string | undefined {
  const name = statusFieldOf(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  if (!name || field?.kind !== 'status') return undefined;
  return field.options.find(({ value }) => String(value) === String(record[name]))?.name;
}
