import type { Fields, RowOf } from '../fields/field.ts';
import type { CreateInput, UpdateInput } from '../infer.ts';
import type { Endpoint } from '../paths.ts';
import { type Need, needOf, type Resource } from '../resource.ts';
import { type CallText, endpointOf } from './endpoints.ts';
import type { AnswerOf, Part, Parts } from './shapes.ts';

/** Who may make a call: everybody, everybody with a login, whoever has a permission, or one of several. */
export type AllowedCallers = 'everybody' | 'signedIn' | Need | readonly Need[];

/** A call as it is written down. */
export interface CallDeclaration<
  T extends CallText = CallText,
  I extends Parts = Parts,
  Q extends Fields = Fields,
  A extends Part = Part,
  R extends boolean = boolean,
> {
  readonly call: T;
  readonly who: AllowedCallers;
  /** Open also to whoever has to set up a second factor before anything else. */
  readonly beforeSecondFactor?: boolean;
  /** What the documentation calls it; no two calls have the same. */
  readonly id: string;
  /** The group that the documentation puts it in. */
  readonly tag: string;
  /** What it is for, in a few words. */
  readonly summary: string;
  /** What its body holds, in any of the three encodings; a call without it has no body. */
  readonly input?: I;
  /** The body is passed on unchecked, because the operation behind the call checks it. Otherwise the server checks its fields first. */
  readonly rawInput?: R;
  /** The name under which the documentation describes the input, where it does that elsewhere. */
  readonly inputSchema?: string;
  /** The body is multipart and holds a file that is not kept: whoever handles the call reads it. */
  readonly readsFile?: boolean;
  /** Sent twice with the same header `Idempotency-Key`, it is done once. */
  readonly takesKey?: boolean;
  /** It asks so much of the server that several of one person at once wait for one another. */
  readonly takesLong?: boolean;
  /** Parameters of the query; a required one that is not there is refused, others are passed over. */
  readonly query?: Q;
  /** List parameters that the handler reads; all other list parameters are refused. */
  readonly listQuery?: readonly ListParameter[];
  readonly answer: A;
  /** The status of its answer; 200 when not said. */
  readonly status?: number;
  /** What each of its answers means, by status, where there is more to say than that it is done. */
  readonly meanings?: Readonly<Record<number, string>>;
  /** Statuses with which it refuses, beyond those that follow from the rest. */
  readonly refuses?: readonly number[];
  /** The resource whose words name the fields in refusals. */
  readonly resource?: string;
}

/** The dialect of lists. */
export const LIST_PARAMETERS = ['range', 'sort', 'filter'] as const;

export type ListParameter = (typeof LIST_PARAMETERS)[number];

/** A declared call. */
export type Call<
  T extends CallText = CallText,
  I extends Parts = Parts,
  Q extends Fields = Fields,
  A extends Part = Part,
  R extends boolean = boolean,
> = CallDeclaration<T, I, Q, A, R> & Endpoint;

type None = Record<never, never>;

/** Declares a call: the server registers and documents it, and the browser makes it, from this one object. */
// @__NO_SIDE_EFFECTS__
export function defineCall<
  const T extends CallText,
  const A extends Part,
  const I extends Parts = None,
  const Q extends Fields = None,
  const R extends boolean = false,
>(
  declaration: CallDeclaration<T, I, Q, A, R> & (R extends true ? unknown : { readonly input?: Fields }),
): Call<T, I, Q, A, R> {
  return { ...declaration, ...endpointOf(declaration.call) };
}

/** Who may read a resource. Its row rules decide which rows they see. */
export function readersOf(resource: Resource): AllowedCallers {
  if (resource.read === 'public') return 'everybody';
  if (resource.read === 'signedIn') return 'signedIn';
  return anyOf([needOf(resource, 'read'), ...resource.visibleTo.opening.map(({ need }) => need)]);
}

/** Who may create records of a resource. Some people may create only records that a row rule then gives to them. */
export function makersOf(resource: Resource): AllowedCallers {
  const opening = resource.visibleTo.opening.filter(({ may }) => may?.includes('create'));
  return anyOf([needOf(resource, 'create'), ...opening.map(({ need }) => need)]);
}

/** The permissions of which a call needs one. */
export function needsOf(who: AllowedCallers): readonly Need[] {
  if (typeof who === 'string') return [];
  return 'action' in who ? [who] : who;
}

function anyOf(needs: readonly Need[]): AllowedCallers {
  const [first, ...others] = [...new Map(needs.map((need) => [JSON.stringify(need), need])).values()];
  return others.length === 0 ? (first as Need) : [first as Need, ...others];
}

/** What whoever handles a call gets as its input. */
export type InputOf<C> = C extends { readonly rawInput?: true }
  ? Readonly<Record<string, unknown>>
  : C extends { readonly input?: infer I extends Fields }
    ? RowOf<I>
    : Record<never, never>;

/** The input that a caller sends. A change that is read field by field contains only the changed fields. */
export type InputFor<C> = C extends { readonly input?: infer I extends Fields }
  ? C extends { readonly call: `PUT ${string}`; readonly rawInput?: true }
    ? UpdateInput<{ readonly fields: I }>
    : CreateInput<{ readonly fields: I }>
  : Readonly<Record<string, unknown>>;

/** The query as the handler gets it. A missing parameter is null; a required one is never missing. */
export type QueryOf<C> = C extends { readonly query?: infer Q extends Fields } ? RowOf<Q> : Record<never, never>;

/** The parameters of a call's path: an id is a number. */
export type ParametersOf<C> = C extends { readonly call: infer T extends string } ? PathValues<T> : never;

/** What a call answers. */
export type Answered<C> = C extends { readonly answer: infer A extends Part } ? AnswerOf<A> : never;

type PathValues<T extends string> = string extends T
  ? { readonly id: number }
  : { readonly [Name in NamesIn<T>]: Name extends 'id' ? number : string };
type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
