import type { Action } from '../../../core/resource.ts';

/** The actions that letters take. */
export interface Letters {
  readonly accept: Action | undefined;
  readonly refuse: Action | undefined;
}

/** Which action a letter takes: A the one that is good news, else the first; R the one that refuses. */
export function byKey(actions: readonly Action[]): Letters {
  const refuse = actions.find(({ tone }) => tone === 'error');
  const accept = actions.find(({ tone }) => tone === 'success') ?? actions.find((action) => action !== refuse);
  return { accept, refuse };
}
