import type { Call } from '../../core/calls/defineCall.ts';
import { endViewAs } from '../../core/calls/audit.ts';
import type { Caller } from '../caller.ts';
import { refuse } from '../errors.ts';

/**
 * Whoever looks at the product as somebody else reads what its screens show: they change nothing, and take out no file,
 * which would outlive the look.
 */
export function refuseChangesInView(caller: Caller, { id, method, answer }: Call): void {
  if (!caller.actor || id === endViewAs.id) return;
  const isFile = 'shape' in answer && answer.shape === 'file';
  if (method !== 'GET' || isFile) throw refuse.viewOnly();
}
