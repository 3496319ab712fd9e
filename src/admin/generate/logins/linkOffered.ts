import { isObject } from '../../../core/isObject.ts';

/** The state of the way to a record whose login was just made: its page then offers the link at once. */
export const LINK_OFFER = { offersLink: true } as const;

export function isLinkOffered(state: unknown): boolean {
  return isObject(state) && state.offersLink === true;
}
