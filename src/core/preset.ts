import type { Condition } from './conditions.ts';
import type { ReferenceOptions } from './fields/options.ts';
import type { Resource } from './resource.ts';

/** The condition that a reference begins with, where it is one. */
export function presetCondition({ preset }: Pick<ReferenceOptions, 'preset'>): Condition | undefined {
  return preset === 'me' ? undefined : preset;
}

/** Whether a user has one record of a resource at most, which is then about them. */
export function isAboutUser({ fields: { user_id } }: Pick<Resource, 'fields'>): boolean {
  return user_id?.kind === 'reference' && user_id.target === 'user' && Boolean(user_id.unique);
}
