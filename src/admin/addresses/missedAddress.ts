import { isObject } from '../../core/isObject.ts';

/**
 * What the page that says so is told of an address that leads nowhere. A browser keeps the state of a page longer than the
 * page: whoever opens the address of the message itself later has asked for nothing, so it counts for this load only.
 */
export function missState(address: string): { readonly asked: string; readonly load: number } {
  return { asked: address, load: performance.timeOrigin };
}

/** The address that led nowhere; undefined where nobody asked for one. */
export function missedAddress(state: unknown): string | undefined {
  if (!isObject(state) || state.load !== performance.timeOrigin) return undefined;
  return typeof state.asked === 'string' ? state.asked : undefined;
}
