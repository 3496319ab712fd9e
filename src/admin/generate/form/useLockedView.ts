import { useState } from 'react';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { useIsLocked } from './useIsLocked.ts';

/** Whether a record is shown in the place of its form: when it can no longer be changed, and nothing typed would be lost. */
export function useLockedView(resource: Resource, record: AnyRecord | undefined) {
  const [isDirty, setIsDirty] = useState(false);
  const isLocked = useIsLocked(resource);
  const isShownLocked = record !== undefined && isLocked(record) && !isDirty;
  return { isShownLocked, isDirty, setIsDirty };
}
