import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { useAccount, useMay } from '../../providers/ability.ts';
import { type PossibleAction, possibleActions } from './possibleActions.ts';

/** Answers which status actions the user can take on a record. */
export function usePossibleActions(resource: Resource): (record: AnyRecord) => PossibleAction[] {
  const { user } = useAccount();
  const may = useMay();
  return (record) => possibleActions({ resource, record, user, may: (action) => may(resource, action, record) });
}
