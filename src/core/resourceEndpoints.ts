import type { Condition, ConditionOn } from './conditions.ts';
import type { Fields } from './fields/field.ts';
import type { Endpoint } from './paths.ts';
import type { Need } from './visibleTo.ts';

export type BodyEncoding = 'form' | 'multipart' | 'json';

/** Calls at paths of their own. `'PUT /a/b{id}'`; without a method the usual one. What is not said follows the collection. */
export interface EndpointDeclarations<F = Fields> {
  readonly list?: string;
  /** The list of active records only. */
  readonly active?: string;
  /** Lists under other paths with a fixed filter: `{ approved: { path: '/approved/syllabus', filter: { status: 'approved' } } }`. */
  readonly variants?: Readonly<Record<string, VariantDeclaration<F>>>;
  /** What records of this entity name, such as the sections of some wings, where a back end has a call for it. */
  readonly named?: NamedDeclaration;
  readonly one?: string;
  readonly create?: string;
  readonly update?: string;
  readonly remove?: string;
  readonly toggle?: string;
  /** How a back end wants bodies without files; form-urlencoded when not said. With a new file it is always multipart. */
  readonly body?: BodyEncoding;
}

/** A call that takes some values of a field, and answers the records that are named by what has one of them. */
export interface NamedDeclaration {
  readonly path: string;
  /** The field. */
  readonly by: string;
  /** What its values are called in the body. */
  readonly as: string;
}

/** A list under another path. */
export interface VariantDeclaration<F = Fields> {
  readonly path: string;
  readonly filter?: ConditionOn<F>;
  /** A reference that must lead to the caller: to their user account, or to a record that has it as its `user_id`. */
  readonly ownedBy?: string;
  /** What the call needs instead of reading the resource. */
  readonly permission?: Need;
}

/** A list call: the whole list, or one with a fixed filter. */
export interface Variant {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly filter: Condition;
  readonly ownedBy?: string | undefined;
  readonly permission?: Need | undefined;
}

export interface Endpoints {
  readonly list: Endpoint;
  readonly variants: readonly Variant[];
  readonly named?: NamedDeclaration | undefined;
  /** How many records a list has in each state, and what their amounts come to; where there is a state or an amount. */
  readonly summary?: Endpoint;
  readonly one: Endpoint;
  readonly history: Endpoint;
  /** The next numbers of its fields, where it has such. */
  readonly next?: Endpoint;
  /** Records that a new one is likely to repeat, where its declaration says by what. */
  readonly similar?: Endpoint;
  readonly create?: Endpoint;
  readonly update?: Endpoint;
  readonly remove?: Endpoint;
  readonly toggle?: Endpoint;
  /** Moves records to another place of their list. */
  readonly order?: Endpoint;
  /** Changes, switches and deletes many records at once. */
  readonly updateMany?: Endpoint;
  readonly toggleMany?: Endpoint;
  readonly removeMany?: Endpoint;
  readonly export: Endpoint;
  /** Records from a file, and the empty file to fill in. */
  readonly import?: Endpoint;
  readonly template?: Endpoint;
}
