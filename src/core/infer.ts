import type { Fields, ValueOf } from './fields/field.ts';
import type { SchoolYear } from './schoolYear.ts';

/** What every stored record has besides its declared fields. */
export interface SystemFields {
  readonly id: number;
  /** Instants, ISO 8601 in UTC. */
  readonly created_at: string;
  readonly updated_at: string;
  /** The user who made it; null for what the system made. */
  readonly created_by: number | null;
  /** Rises with every change; an update that names an older one is refused. */
  readonly row_version: number;
}

interface Declared {
  readonly fields: Fields;
  readonly toggle?: boolean;
}

type IsFilled<F> = F extends { readonly required: true } ? true : F extends { readonly initial: string | number } ? true : false;
// What begins with the school's year begins so in forms only.
type HasInitial<F> = F extends { readonly initial: keyof SchoolYear } ? false : F extends { readonly initial: string | number } ? true : false;
type IsList<F> = F extends { readonly kind: 'manyToMany' | 'children' | 'images' } ? true : false;
type IsAnswered<F> = F extends { readonly kind: 'password' } ? false : true;
type IsEntered<F> = F extends { readonly kind: 'computed' } | { readonly readOnly: true } ? false : true;
type Held<F> = IsFilled<F> extends true ? ValueOf<F> : IsList<F> extends true ? ValueOf<F> : ValueOf<F> | null;
type Active<R> = R extends { readonly toggle: true } ? { readonly is_active: 0 | 1 } : unknown;

type AnsweredKeys<F> = { [K in keyof F]: IsAnswered<F[K]> extends true ? K : never }[keyof F];
type EnteredKeys<F> = { [K in keyof F]: IsEntered<F[K]> extends true ? K : never }[keyof F];
type DemandedKeys<F> = {
  [K in keyof F]: F[K] extends { readonly required: true }
    ? HasInitial<F[K]> extends true
      ? never
      : IsEntered<F[K]> extends true
        ? K
        : never
    : never;
}[keyof F];

/** A record as the server answers it. `type Religion = RecordOf<typeof religion>` */
export type RecordOf<R extends Declared> = SystemFields &
  Active<R> & { readonly [K in AnsweredKeys<R['fields']>]: Held<R['fields'][K]> };

/** What creating a record takes: required fields without an initial value must be there. */
export type CreateInput<R extends Declared> = {
  readonly [K in DemandedKeys<R['fields']>]: ValueOf<R['fields'][K]>;
} & {
  readonly [K in Exclude<EnteredKeys<R['fields']>, DemandedKeys<R['fields']>>]?: ValueOf<R['fields'][K]> | null;
};

/** What changing a record takes: any of its fields, and the version that was read. */
export type UpdateInput<R extends Declared> = {
  readonly [K in EnteredKeys<R['fields']>]?: ValueOf<R['fields'][K]> | null;
} & { readonly row_version?: number };
