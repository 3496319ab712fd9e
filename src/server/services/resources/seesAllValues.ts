import type { Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import { hiddenFields } from '../../policies/hiddenFields.ts';
import { askerOf, mayRead } from '../../policies/require.ts';
import { seesAllRows } from './rowRules.ts';

interface FieldOfCaller {
  readonly resource: Resource;
  readonly caller: Caller;
  readonly field: string;
}

/** Whether somebody sees a field in every record. Only such a person may learn that a value is taken already. */
export function seesAllValues({ resource, field, ...given }: FieldOfCaller): boolean {
  const caller = askerOf(given.caller);
  if (!mayRead(caller, resource) || hiddenFields(resource, caller).has(field)) return false;
  return seesAllRows(resource, caller);
}
