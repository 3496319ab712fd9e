import type { Action } from '../../../core/resource.ts';

/** Whether an action is talked about before it is taken. */
export function needsAsking({ confirm, ask }: Action): boolean {
  return confirm || ask.length > 0;
}
