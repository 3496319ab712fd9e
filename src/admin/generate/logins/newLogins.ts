import { isObject } from '../../../core/isObject.ts';
import { takesTogether, togetherOf } from '../../../core/madeTogether.ts';
import type { Registry } from '../../../core/registry.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { accountOf, hasAccounts } from './accountOf.ts';

/** Somebody whose login was just made. */
export interface NewLogin {
  readonly resource: string;
  readonly id: number;
}

interface Saved {
  readonly resource: Resource;
  /** The record before; none where it is new. */
  readonly before: AnyRecord | undefined;
  readonly saved: AnyRecord;
  /** What was entered: of a person made together with the record, only this tells whether they got a login. */
  readonly entered: AnyRecord;
}

/** Who got a login by a save: whom the record is about, and each person that was made together with it. */
export function newLoginsOf(registry: Registry, { resource, before, saved, entered }: Saved): readonly NewLogin[] {
  const account = accountOf(resource, saved);
  const isNew = account !== undefined && account !== (before && accountOf(resource, before));
  const own = isNew ? [{ resource: resource.name, id: Number(saved.id) }] : [];
  return [...own, ...madeTogether(registry, { resource, saved, entered })];
}

function madeTogether(registry: Registry, { resource, saved, entered }: Omit<Saved, 'before'>): NewLogin[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const person = togetherOf(field, entered[name]);
    const id = saved[name];
    if (!person || !takesTogether(field) || typeof id !== 'number') return [];
    const target = registry.get(field.target);
    const hasLogin = hasAccounts(target) && togetherOf(fieldOf(target, 'user_id'), person.user_id) !== undefined;
    return hasLogin ? [{ resource: target.name, id }] : [];
  });
}

/** The state of the way to a record's page, which then offers these people's links at once. */
export function offering(people: readonly NewLogin[]) {
  return { offersLinksOf: people };
}

/** Whose links are to be offered at once, out of the state of the way to a page. */
export function offeredOn(state: unknown): readonly NewLogin[] {
  const people = isObject(state) ? state.offersLinksOf : undefined;
  return Array.isArray(people) ? people.filter(isNewLogin) : [];
}

function isNewLogin(value: unknown): value is NewLogin {
  return isObject(value) && typeof value.resource === 'string' && typeof value.id === 'number';
}
