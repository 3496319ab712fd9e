import { useState } from 'react';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { isLocked } from '../shared/isLocked.ts';

/** Whether a record is shown in the place of its form: when it can no longer be changed, and nothing typed would be lost. */
export function useLockedView(resource: Resource, record: AnyRecord | undefined) {
  const [isDirty, setIsDirty] = useState(false);
  const isShownLocked = record !== undefined && isLocked(resource, record) && !isDirty;
  return { isShownLocked, isDirty, setIsDirty };
}
