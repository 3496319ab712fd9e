import type { Embedded, Fields, StoredValue, IsFilled, ValueOf } from './fields/field.ts';

/** What every stored record has besides its declared fields. */
export type SystemFields = {
  readonly id: number;
  /** Instants, ISO 8601 in UTC. */
  readonly created_at: string;
  readonly updated_at: string;
  /** The user who made it; null for what the system made. */
  readonly created_by: number | null;
  /** Rises with every change; an update that names an older one is refused. */
  readonly row_version: number;
};

interface Declared {
  readonly fields: Fields;
  readonly toggle?: boolean;
}

type KnownDay = 'today' | `${number}-${number}-${number}`;
// A day that only the product knows is filled in by forms, and by nothing else.
type HasInitial<F> = F extends { readonly kind: 'date'; readonly initial: infer Day }
  ? Day extends KnownDay
    ? true
    : false
  : F extends { readonly initial: string | number } | { readonly place: true }
    ? true
    : false;
type IsAnswered<F> = F extends { readonly kind: 'password' } ? false : true;
type IsEntered<F> = F extends { readonly kind: 'computed' } | { readonly readOnly: true } ? false : true;
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

/** What references of a record name, beside their ids. */
type EmbeddedOf<F> = { readonly creator: Embedded | null } & {
  readonly [K in keyof F as F[K] extends { readonly kind: 'reference' } ? EmbedKey<K> : never]: IsFilled<
    F[K]
  > extends true
    ? Embedded
    : Embedded | null;
} & {
  readonly [K in keyof F as F[K] extends { readonly kind: 'manyToMany' } ? EmbedKey<K> : never]: readonly Embedded[];
};
type EmbedKey<K> = K extends `${infer Stem}_ids` ? `${Stem}s` : K extends `${infer Stem}_id` ? Stem : never;

/** A record as the server answers it. `type Religion = RecordOf<typeof religion>` */
export type RecordOf<R extends Declared> = SystemFields &
  Active<R> & { readonly [K in AnsweredKeys<R['fields']>]: StoredValue<R['fields'][K]> } & EmbeddedOf<R['fields']>;

/**
 * A record as it is about to be stored. What is entered is there; what only the server sets may be missing in a new one.
 * Neither what is worked out nor what references name is there: that is read once it is stored.
 */
export type ToStore<R extends Declared> = Partial<SystemFields> &
  Active<R> & {
    readonly [K in Extract<EnteredKeys<R['fields']>, AnsweredKeys<R['fields']>>]: StoredValue<R['fields'][K]>;
  } & {
    readonly [K in SetByServer<R['fields']>]?: StoredValue<R['fields'][K]>;
  };
type SetByServer<F> = Exclude<AnsweredKeys<F> & StoredKeys<F>, EnteredKeys<F>>;

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

/** What is stored of a record: its own fields, those that only the server sets included. */
export type ValuesOf<R extends Declared> = {
  readonly [K in StoredKeys<R['fields']>]?: ValueOf<R['fields'][K]> | null;
} & (R extends { readonly toggle: true } ? { readonly is_active?: 0 | 1 } : unknown);

/**
 * What is stored of a new record: the same, with all required fields that have no initial value. Null is left to the checks:
 * the state of another record may say that its field is filled, which its type cannot.
 */
export type NewValuesOf<R extends Declared> = ValuesOf<R> & {
  readonly [K in DemandedKeys<R['fields']>]: ValueOf<R['fields'][K]> | null;
};
type StoredKeys<F> = { [K in keyof F]: F[K] extends { readonly kind: 'computed' } ? never : K }[keyof F];
