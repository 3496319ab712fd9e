import { holds } from '../../../core/conditions.ts';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';

/** Whether a record can no longer be changed or deleted by hand. */
export function isLocked({ editableWhen, readOnly }: Resource, record: AnyRecord): boolean {
  return readOnly || !holds(editableWhen, record);
}
