import { isObject } from './isObject.ts';

/** One permission: an action on a resource, in the words of the specification. */
export interface AbilityRule {
  readonly action: string;
  readonly subject: string;
}

/** Whether a value is a permission: an object with an action and a subject, both filled. */
export function isAbilityRule(value: unknown): value is AbilityRule {
  if (!isObject(value)) return false;
  const { action, subject } = value;
  return typeof action === 'string' && action !== '' && typeof subject === 'string' && subject !== '';
}
