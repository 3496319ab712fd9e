import { offerActiveOnly } from './activeTargets.ts';
import { checkRegistry, checkTargetConditions, refuseMissing } from './checkRegistry.ts';
import type { Fields } from './fields/field.ts';
import type { Resource } from './resource.ts';
import { withTargetCodes } from './targetCodes.ts';

/** What the fields of resources refer to, by name; those of their child rows too. Fields of which nothing is known tell none. */
type TargetOf<F> = F extends unknown ? { [K in keyof F]: TargetOfField<F[K]> }[keyof F] : never;
type TargetOfField<F> = F extends { readonly target: infer Target extends string }
  ? Known<Target>
  : F extends { readonly kind: 'children'; readonly fields: infer Rows }
    ? TargetOfRows<Rows>
    : never;
type TargetOfRows<Rows> = Fields extends Rows ? never : TargetOf<Rows>;
type Known<Name extends string> = string extends Name ? never : Name;

/** What conditions name through a reference, such as `class_id.has_groups`, and no record there has. */
type UnknownReferred<F, R extends Resource> = F extends unknown
  ? { [K in keyof F]: UnknownThrough<ConditionNames<F[K]>, F, R> }[keyof F]
  : never;
// Only what decides whether a field is shown may look through a reference.
type ConditionNames<F> = F extends { readonly visibleWhen: infer When } ? keyof When : never;
type UnknownThrough<Name, F, R extends Resource> = Name extends `${infer Reference}.${infer Referred}`
  ? F extends { readonly [Key in Reference]: { readonly target: infer Target } }
    ? Referred extends 'id' | 'is_active' | keyof Extract<R, { readonly name: Target }>['fields']
      ? never
      : Name
    : never
  : never;

/** What does not fit, by what is wrong with it: the type error names it. Nothing where all fits. */
type RegistryMismatches<R extends Resource, Area extends string> = NoneOf<
  'there is no resource',
  Exclude<TargetOf<R['fields']>, R['name']>
> &
  NoneOf<'there is no area', Exclude<Known<R['area']>, Area>> &
  NoneOf<'there is no field', UnknownReferred<R['fields'], R>>;
type NoneOf<Reason extends string, Wrong> = [Wrong] extends [never] ? unknown : { readonly [Key in Reason]: Wrong };

/** What a product declares. */
export interface RegistryDeclaration<R extends Resource = Resource, Area extends string = string> {
  /** Areas of the back office, in the order of its menu. */
  readonly areas: readonly Area[];
  /** Their order is the order of the menu within an area. */
  readonly resources: readonly R[];
  /** What a date field can begin with besides a day and `today`; the product's forms know the days. */
  readonly dayWords?: readonly string[];
}

/** All resources of a product, checked against each other. */
export interface Registry {
  readonly areas: readonly string[];
  readonly resources: readonly Resource[];
  readonly dayWords: readonly string[];
  /** The resource of a name; throws when there is none. */
  readonly get: (name: string) => Resource;
  readonly has: (name: string) => boolean;
  /** The same product with one more resource, all checked again. */
  readonly extendedBy: (resource: Resource) => Registry;
}

/** Puts resources together; what does not fit throws a DeclarationError. */
export function defineRegistry<R extends Resource, const Area extends string>({
  areas,
  resources: declared,
  dayWords = [],
}: RegistryDeclaration<R, Area> & RegistryMismatches<R, Area>): Registry {
  if (typeof DECLARATIONS_ARE_CHECKED === 'undefined') refuseMissing(declared);
  const asDeclared = new Map(declared.map((resource) => [resource.name, resource]));
  const find = (name: string) => asDeclared.get(name);
  if (typeof DECLARATIONS_ARE_CHECKED === 'undefined') checkTargetConditions(declared, find);
  const resources = declared.map((resource) => offerActiveOnly(withTargetCodes(resource, find), find));
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const get = (name: string) => {
    const resource = byName.get(name);
    if (!resource) throw new Error(`There is no resource "${name}"`);
    return resource;
  };
  const extendedBy = (more: Resource) => defineRegistry({ areas, resources: [...declared, more], dayWords });
  const registry: Registry = { areas, resources, dayWords, get, has: (name) => byName.has(name), extendedBy };
  if (typeof DECLARATIONS_ARE_CHECKED === 'undefined') checkRegistry(registry);
  return registry;
}
