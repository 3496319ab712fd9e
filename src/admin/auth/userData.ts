import { isAbilityRule, type AbilityRule } from '../../core/abilityRule.ts';
import { isObject } from '../../core/isObject.ts';
import { readStored, removeStored, writeStored } from '../browser/storage.ts';

export interface UserData {
  readonly id: number | string;
  readonly name: string;
  /** Empty for people who log in with another id only. */
  readonly email: string;
  readonly role: { readonly id: number | string; readonly name: string };
  readonly ability: readonly AbilityRule[];
  /** The records that are about the user, where the back end tells them. */
  readonly records?: readonly OwnRecord[];
  /** By the name of the entity. */
  readonly default_views?: Readonly<Record<string, DefaultView>>;
  /** The role asks for a second factor that is not set up: nothing but the profile is open before. */
  readonly must_set_up_second_factor?: true;
}

/** How a list begins for everybody who has not looked at it in another way. */
export interface DefaultView {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly perPage: number;
  readonly columns: readonly string[];
}

interface OwnRecord {
  readonly resource: string;
  readonly id: number | string;
}

export function readUserData(): UserData | undefined {
  const stored = readStored('userData');
  if (stored === null) return undefined;
  try {
    return parseUserData(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

export function writeUserData(user: UserData): void {
  writeStored('userData', JSON.stringify(user));
}

export function clearUserData(): void {
  removeStored('userData');
}

/**
 * The user in a stored or received value, or undefined when any part is wrong. One bad rule refuses the whole:
 * a rule without a subject would grant everything.
 */
export function parseUserData(value: unknown): UserData | undefined {
  if (!isObject(value) || !isObject(value.role) || !Array.isArray(value.ability)) return undefined;
  const { id, name, role } = value;
  const email = value.email ?? '';
  if (!isId(id) || !isFilled(name) || typeof email !== 'string') return undefined;
  if (!isId(role.id) || !isFilled(role.name) || !value.ability.every(isAbilityRule)) return undefined;
  const ability = value.ability.map(({ action, subject }) => ({ action, subject }));
  const records = Array.isArray(value.records) ? value.records.filter(isOwnRecord) : undefined;
  return {
    id,
    name,
    email,
    role: { id: role.id, name: role.name },
    ability,
    ...(value.must_set_up_second_factor === true && { must_set_up_second_factor: true }),
    ...(isObject(value.default_views) && { default_views: viewsIn(value.default_views) }),
    ...(records && { records: records.map(({ resource, id: own }) => ({ resource, id: own })) }),
  };
}

function viewsIn(value: Readonly<Record<string, unknown>>): Readonly<Record<string, DefaultView>> {
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, DefaultView] => isView(entry[1])));
}

function isView(value: unknown): value is DefaultView {
  if (!isObject(value) || !isObject(value.filter) || !isObject(value.sort)) return false;
  return isFilled(value.sort.field) && Number.isSafeInteger(value.perPage) && Array.isArray(value.columns);
}

function isOwnRecord(value: unknown): value is OwnRecord {
  return isObject(value) && isFilled(value.resource) && isId(value.id);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isId(value: unknown): value is number | string {
  return Number.isSafeInteger(value) || isFilled(value);
}
