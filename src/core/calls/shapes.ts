import { integer, text } from '../fields/builders.ts';
import type { AnyField, ValueOf } from '../fields/field.ts';
import type { Resource } from '../resource.ts';

declare const answered: unique symbol;

/** What a call answers, or a part of it; for the type checker only, also the type that it has. */
export type Shape<T = unknown> = Form & { readonly [answered]?: T };

/** A part of an answer: a value, described by a field of the schema language, or a shape. */
export type Part = AnyField | Shape;

/** Parts by name. */
export type Parts = Readonly<Record<string, Part>>;

/** The type that a part of an answer has. A field's value is always there; `nullable` and `optional` say otherwise. */
export type AnswerOf<P> = P extends { readonly shape: Form['shape']; readonly [answered]?: infer T } ? T : ValueOf<P>;

type Form =
  | { readonly shape: 'object'; readonly parts: Parts }
  | { readonly shape: 'list' | 'map' | 'nullable' | 'optional'; readonly of: Part }
  | { readonly shape: 'named'; readonly name: string; readonly of: Part }
  | { readonly shape: 'record'; readonly resource: string; readonly field?: string; readonly and?: Parts }
  | { readonly shape: 'constant'; readonly value: string }
  | { readonly shape: 'anything'; readonly type?: 'object' }
  | { readonly shape: 'flag' }
  | { readonly shape: 'file' };

type Optional = { readonly shape: 'optional' };
type OptionalKeys<P extends Parts> = { [K in keyof P]: P[K] extends Optional ? K : never }[keyof P];
type ObjectOf<P extends Parts> = {
  readonly [K in Exclude<keyof P, OptionalKeys<P>>]: AnswerOf<P[K]>;
} & { readonly [K in OptionalKeys<P>]?: AnswerOf<P[K]> };

/** An object with these parts. */
export const object = <const P extends Parts>(parts: P): Shape<ObjectOf<P>> => ({ shape: 'object', parts });

/** Any number of parts of one kind. */
export const list = <const P extends Part>(of: P): Shape<readonly AnswerOf<P>[]> => ({ shape: 'list', of });

/** Parts of one kind under names that are not known before. */
export const map = <const P extends Part>(of: P): Shape<Readonly<Record<string, AnswerOf<P>>>> => ({
  shape: 'map',
  of,
});

/** A part that may be null. */
export const nullable = <const P extends Part>(of: P): Shape<AnswerOf<P> | null> => ({ shape: 'nullable', of });

/** A part of an object that may be missing. */
export const optional = <const P extends Part>(of: P): Shape<AnswerOf<P>> & Optional => ({ shape: 'optional', of });

/** A part that the documentation describes once, under a name of its own. */
export const named = <const P extends Part>(name: string, of: P): Shape<AnswerOf<P>> => ({ shape: 'named', name, of });

/** A record of a resource as the server answers it, with what a call adds to it. */
export const record = ({ name }: Pick<Resource, 'name'>, and?: Parts): Shape<Readonly<Record<string, unknown>>> => ({
  shape: 'record',
  resource: name,
  ...(and && { and }),
});

/** A child row of a resource as the list over all records answers it: with the record it belongs to. */
export const childRow = ({ name }: Pick<Resource, 'name'>, field: string) => ({ ...record({ name }), field });

/** Always this text. */
export const constant = <const T extends string>(value: T): Shape<T> => ({ shape: 'constant', value });

/** True or false; a field of the schema language is 1 or 0 instead. */
export const flag = (): Shape<boolean> => ({ shape: 'flag' });

/** A value that the documentation does not describe. */
export const anything = <T = unknown>(): Shape<T> => ({ shape: 'anything' });

/** An object whose type stands elsewhere, and whose inside the documentation does not describe. */
export const anyObject = <T extends object>(): Shape<T> => ({ shape: 'anything', type: 'object' });

/** A file to keep; whoever handles the call sends it. */
export const download = (): Shape<never> => ({ shape: 'file' });

/** A field or a shape with a sentence for the documentation. */
export const described = <const P extends Part>(part: P, description: string): P => ({ ...part, description });

/** What every write answers: a sentence for whoever made it, and what was written. */
export const written = <const P extends Part>(data: P) =>
  object({ status: constant('success'), message: text(), data });

/** What became of many records: some can be refused while the others are done. */
export const OF_MANY = { done: list(integer()), refused: list(object({ id: integer(), message: text() })) };

/** The code of a deletion. */
export const UNDO = described(text(), 'The code of POST /deletions/{code}/undo');

/** What a change says of the record as its caller knows it. */
export const VERSION = described(integer(), 'The version that was read; an older one is refused.');
