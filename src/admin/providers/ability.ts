import { useCallback, useSyncExternalStore } from 'react';
import { type Ability, BASE_RULES, buildAbility } from '../../core/abilities.ts';
import { needOf, type Resource } from '../../core/resource.ts';
import { currentView } from '../auth/accountView.ts';
import { readSession } from '../auth/session.ts';
import type { UserData } from '../auth/userData.ts';
import { isReservedForOthers } from './reservedForOthers.ts';

interface Account {
  readonly user: UserData | undefined;
  readonly ability: Ability;
  /** The address of the user's photo. It runs out, so it is not kept with the user: the server tells it to each page anew. */
  readonly photo?: string | undefined;
}

/** React-admin's words for what permissions call reading and updating. */
const PERMISSION_WORDS: Readonly<Record<string, string>> = {
  list: 'read',
  show: 'read',
  export: 'read',
  edit: 'update',
};

const listeners = new Set<() => void>();
let account: Account | undefined;

/** Who is logged in and what they may do, as of the last look at the stored session. */
export function currentAccount(): Account {
  account ??= readAccount();
  return account;
}

/** Looks at the stored session afresh and tells everything that shows it. */
export function reloadAccount(): void {
  const known = account;
  const fresh = readAccount();
  // Nobody is shown with the photo of another.
  tell(known?.user && known.user.id === fresh.user?.id ? { ...fresh, photo: known.photo } : fresh);
}

function tell(fresh: Account): void {
  account = fresh;
  for (const listener of listeners) listener();
}

/** What the server has just told about the photo of whoever is logged in. */
export function showPhoto(photo: string | undefined): void {
  const known = currentAccount();
  if (known.photo === photo) return;
  tell({ ...known, photo });
}

/** Whether an ability allows an action, in react-admin's words or the permissions' own, on a resource. */
export function may(ability: Ability, resource: Resource, action: string): boolean {
  const need = needOf(resource, PERMISSION_WORDS[action] ?? action);
  return ability.can(need.action, need.subject);
}

export function useAccount(): Account {
  return useSyncExternalStore(subscribe, currentAccount);
}

/** Whether the user may do something to a resource or, where one is given, to that record of it. */
export type May = (resource: Resource, action: string, record?: Readonly<Record<string, unknown>>) => boolean;

/**
 * Answers whether the user may do something; changes when their abilities do. Whoever looks at the product as somebody else
 * changes nothing, so nothing that changes it is offered there. Neither is a change of what is left to others.
 */
export function useMay(): May {
  const holds = useHolds();
  const isOthers = useIsReservedForOthers();
  return useCallback(
    (resource, action, record) => {
      const isRefused = changes(resource, action) && (currentView() || (record && isOthers(resource, record)));
      return !isRefused && holds(resource, action);
    },
    [holds, isOthers],
  );
}

/** Answers whether a record is another's, who alone changes it. */
export function useIsReservedForOthers(): (resource: Resource, record: Readonly<Record<string, unknown>>) => boolean {
  const looking = useAccount();
  return useCallback((resource, record) => isReservedForOthers(looking, resource, record), [looking]);
}

/** Answers whether the user holds a permission on a resource, which is what fields are shown by. */
export function useHolds(): (resource: Resource, action: string) => boolean {
  const { ability } = useAccount();
  return useCallback((resource, action) => may(ability, resource, action), [ability]);
}

const CHANGES = ['create', 'update', 'edit', 'delete'];

function changes({ actions }: Resource, action: string): boolean {
  return CHANGES.includes(action) || Object.values(actions).some(({ permission }) => permission === action);
}

function readAccount(): Account {
  const user = readSession();
  return { user, ability: buildAbility(user ? [...BASE_RULES, ...user.ability] : []) };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
