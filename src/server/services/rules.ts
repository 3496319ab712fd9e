import type { NewValuesOf, RecordOf, SystemFields, ToStore, ValuesOf } from '../../core/infer.ts';
import type { Resource } from '../../core/resource.ts';
import type { Problem } from '../../core/rules/problem.ts';
import type { Problems } from '../../core/rules/readInput.ts';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import type { RowCondition } from '../db/listSql.ts';
import type { PresentedRecord } from '../presenters/presentRecord.ts';
import type { Store, Values } from './store.ts';
import type { NoField } from '../../core/fields/field.ts';

/** A record of an entity as it is loaded; code that works on every entity sees values of any name. */
export type Loaded<R extends Resource> = string extends keyof R['fields'] ? PresentedRecord : RecordOf<R>;

/** A record of an entity as it is about to be stored; code that works on every entity sees values of any name. */
export type RecordToStore<R extends Resource> = string extends keyof R['fields']
  ? Partial<SystemFields> & Values
  : ToStore<R>;

/** Values to store in a record of an entity. */
export type Changes<R extends Resource> = string extends keyof R['fields'] ? Values : ValuesOf<R>;

/** Values of a new record of an entity; of one of several entities, those of one of them. */
export type NewValues<R extends Resource> = R extends { readonly fields: infer F }
  ? string extends keyof F
    ? Values
    : NewValuesOf<R>
  : never;

/** No other names than those of the entity's fields: a type error names one that is misspelt, wherever it was written. */
export type OnlyFields<V, R extends Resource> = {
  readonly [Name in keyof V]: Name extends FieldOf<R> ? unknown : NoField<FieldOf<R>>;
};
type FieldOf<R extends Resource> = R extends unknown ? keyof Changes<R> : never;

/** That the caller has just given the present password, or has come with a link that was made for them. */
export interface PasswordProof {
  /** The hash that it was checked against. */
  readonly passwordHash?: string;
  readonly byLink?: true;
  /** The login in which it was given. */
  readonly familyId?: string | undefined;
}

/** What is going on: the transaction, and who caused it. */
interface InTransaction {
  readonly store: Store;
  readonly caller: Caller;
}

/** A record about to be written. */
export type Writing<R extends Resource = Resource> = WritingOf<Loaded<R>, Changes<R>, RecordToStore<R>>;

interface WritingOf<Row, Change, Stored> extends InTransaction {
  readonly proof?: PasswordProof | undefined;
  /** The record as it is; none when it is made. */
  readonly existing?: Row | undefined;
  /** What is written of it. */
  readonly values: Change;
  /** The record as it will be stored. A new one has no id yet, and nothing that only the server sets. */
  readonly record: Stored;
}

/**
 * What is wrong with fields of an entity, by their names; a child row's field is `items.0.price`. A new password of one's own
 * comes with `current_password`, which can be wrong too.
 */
export type ProblemsOf<R extends Resource> = string extends keyof R['fields']
  ? Problems
  : ProblemsAt<ProblemName<R['fields']>>;

/** What is wrong with fields of these names. A record of any names is none: the names that it might have are refused. */
export type ProblemsAt<Name extends string> = { [N in Name]?: readonly Problem[] } & {
  readonly [other: `?${string}`]: never;
};

type ProblemName<F> = { [K in keyof F & string]: K | NameBeside<K, F[K]> }[keyof F & string];
type NameBeside<K extends string, F> = F extends { readonly kind: 'children'; readonly fields: infer Row }
  ? `${K}.${number}.${keyof Row & string}`
  : F extends { readonly kind: 'password' }
    ? 'current_password'
    : never;

/** What a rule says is wrong: by what names, is asked by `KnownFieldsOnly`. */
type SaidProblems<P> = { readonly [Name in keyof P]: readonly Problem[] | undefined };

/** Nothing where problems name fields of the entity alone; otherwise the type error names the others. */
type KnownFieldsOnly<P, R extends Resource> = [StrayName<P, R>] extends [never]
  ? unknown
  : { readonly 'there is no field': StrayName<P, R> };
type StrayName<P, R extends Resource> = P extends unknown ? Exclude<keyof P, keyof ProblemsOf<R>> : never;

/** A record about to be deleted. */
export type Removing<R extends Resource = Resource> = RemovingOf<Loaded<R>>;

interface RemovingOf<Row> extends InTransaction {
  readonly existing: Row;
}

/** A record that an action has moved. */
export type Moved<R extends Resource = Resource> = MovedOf<Loaded<R>>;

interface MovedOf<Row> extends InTransaction {
  readonly record: Row;
}

/** A record that was made, changed or switched. */
export type Written<R extends Resource = Resource> = WrittenOf<Loaded<R>>;

interface WrittenOf<Row> extends MovedOf<Row> {
  /** As it was; none when it is new. */
  readonly before?: Row;
}

/** New records that were made together. */
export type CreatedMany<R extends Resource = Resource> = CreatedManyOf<Loaded<R>>;

interface CreatedManyOf<Row> extends InTransaction {
  readonly records: readonly Row[];
}

/** Records on their way into an answer. */
export type Listed<R extends Resource = Resource> = ListedOf<Loaded<R>>;

interface ListedOf<Row> {
  readonly context: Context;
  readonly caller: Caller;
  readonly records: readonly Row[];
}

/** What follows the actions of an entity. Where it has none, no name is one: an object without keys would take any. */
type AfterAction<R extends Resource> = [keyof R['actions']] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [A in keyof R['actions']]?: (moved: Moved<R>) => Promise<void> };

/** What an entity does beyond its declaration. All of it runs inside the transaction, but for `afterCommit` and `afterRead`. */
export interface Rules<R extends Resource = Resource, P = ProblemsOf<R>, Added extends string = string> {
  /** Refuses what the declaration cannot, by throwing; or says what is wrong with fields. */
  readonly beforeWrite?: (writing: Writing<R>) => Promise<P | undefined>;
  /** `beforeWrite` looks at no other record of the entity: an import then stores many rows at a time. */
  readonly checksRowAlone?: boolean;
  readonly afterWrite?: (written: Written<R>) => Promise<void>;
  /** `afterWrite` of many new records at once, for imports. It leaves the records themselves as they are. */
  readonly afterCreateMany?: (made: CreatedMany<R>) => Promise<void>;
  readonly beforeRemove?: (removing: Removing<R>) => Promise<void>;
  readonly afterAction?: AfterAction<R>;
  readonly afterCommit?: () => void;
  /** Adds to records that are read, one, the list or an export, what others say; outside of any transaction. */
  readonly afterRead?: (listed: Listed<R>) => Promise<WithAdded<NoInfer<Added>>[]>;
  /** The keys that `afterRead` adds. */
  readonly addedKeys?: readonly Added[];
}

/** A record that is answered with these keys beside its fields. */
export type WithAdded<Added extends string> = PresentedRecord & { readonly [Key in Added]: unknown };

/** Every moment that a rule can name. */
export const MOMENTS: readonly string[] = Object.keys({
  beforeWrite: true,
  checksRowAlone: true,
  afterWrite: true,
  afterCreateMany: true,
  beforeRemove: true,
  afterAction: true,
  afterCommit: true,
  afterRead: true,
  addedKeys: true,
} satisfies Record<keyof Rules, true>);

/** The rules of one entity, by its name. */
export interface DefinedRules {
  readonly entity: string;
  readonly rules: Rules;
}

/**
 * Says what an entity does beyond its declaration. A field or an action that it does not declare is a type error, and so is an
 * added key that `afterRead` does not add.
 */
export function defineRules<R extends Resource, P extends SaidProblems<P>, const Added extends string = never>(
  entity: R,
  rules: Rules<R, P, Added> & KnownFieldsOnly<P, R>,
): DefinedRules {
  // The engine knows no entity: it gives a rule the records of the one that it was written for.
  return { entity: entity.name, rules: rules as Rules };
}

/** Whether what is written names one of these fields. */
export function changesAny<Change extends object>(values: Change, fields: readonly (keyof Change)[]): boolean {
  return fields.some((field) => field in values);
}

/** The rules of all entities. */
export interface RuleBook {
  /** What the entity does beyond its declaration; an entity without rules has an empty object. */
  readonly of: (entity: Pick<Resource, 'name'>) => Rules;
  /** Which rows a row rule gives to somebody; throws when no rule has the name. */
  readonly rowRule: (name: string) => RowCondition;
}
