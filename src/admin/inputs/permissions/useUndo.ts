import { useState } from 'react';
import { isSame } from './permissionRows.ts';
import type { PermissionRows } from './storedPermissions.ts';

interface Step {
  readonly before: PermissionRows;
  readonly after: PermissionRows;
}

/** So many changes can be taken back. */
const MOST_STEPS = 100;

/** Changes rows in the form, so that each change can be taken back as one. What changes them otherwise ends that. */
export function useUndo(rows: PermissionRows, set: (rows: PermissionRows) => void) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  const change = (after: PermissionRows) => {
    if (isSame(rows, after)) return;
    setSteps((before) => [...before, { before: rows, after }].slice(-MOST_STEPS));
    set(after);
  };
  const undo = () => {
    if (!last) return;
    setSteps((before) => before.slice(0, -1));
    set(last.before);
  };
  return { change, undo: last && isSame(last.after, rows) ? undo : undefined };
}
