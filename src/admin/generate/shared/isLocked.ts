import { holds } from '../../../core/conditions.ts';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';

/** Whether the state of a record no longer lets it be changed or deleted by hand. */
export function isLocked({ editableWhen, readOnly }: Resource, record: AnyRecord): boolean {
  return readOnly || !holds(editableWhen, record);
}
