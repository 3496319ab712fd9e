import { statusFieldOf, type Action, type Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../fields/values.ts';

export interface PossibleAction {
  readonly action: Action;
  /** The user entered the record, so that somebody else has to decide on it. */
  readonly isOwnEntry: boolean;
}

interface ActionQuestion {
  readonly resource: Resource;
  readonly record: AnyRecord;
  readonly userId: number | string | undefined;
  readonly may: (action: string) => boolean;
}

/** The status actions of the office that a record's state allows and that the user has the permission for. */
export function possibleActions({ resource, record, userId, may }: ActionQuestion): PossibleAction[] {
  const state = stateOf(resource, record);
  return Object.values(resource.actions)
    .filter((action) => state !== undefined && !action.personal && action.from.includes(state) && may(action.permission))
    .map((action) => ({ action, isOwnEntry: action.notByCreator && isCreator(record, userId) && !may('full') }));
}

/** The name of the state that a record is in. */
export function stateOf(resource: Resource, record: AnyRecord): string | undefined {
  const name = statusFieldOf(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  if (!name || field?.kind !== 'status') return undefined;
  return field.options.find(({ value }) => String(value) === String(record[name]))?.name;
}

function isCreator(record: AnyRecord, userId: number | string | undefined): boolean {
  return userId !== undefined && record.created_by !== null && String(record.created_by) === String(userId);
}
