import type { Scalar } from './conditions.ts';
import { isObject } from './isObject.ts';

interface Kind {
  /** As a sentence goes on that says a value is none. */
  readonly called: string;
  readonly fits: (value: unknown) => boolean;
}

const KINDS = {
  text: { called: 'a text', fits: isText },
  number: { called: 'a number', fits: isNumber },
  flag: { called: 'true or false', fits: isFlag },
  scalar: { called: 'a text or a number', fits: (value) => isText(value) || isNumber(value) },
  texts: { called: 'a list of texts', fits: isTexts },
  numbers: { called: 'a list of numbers', fits: (value) => isListOf(value, isNumber) },
  textOrTexts: { called: 'a text or a list of texts', fits: (value) => isText(value) || isTexts(value) },
  flagOrTexts: { called: 'true, false or a list of texts', fits: (value) => isFlag(value) || isTexts(value) },
  list: { called: 'a list', fits: Array.isArray },
  object: { called: 'an object', fits: isPlain },
  textsByName: { called: 'an object of texts', fits: (value) => isObjectOf(value, isText) },
  condition: { called: 'a condition', fits: isCondition },
  textOrObject: { called: 'a text or an object', fits: (value) => isText(value) || isPlain(value) },
  textOrCondition: { called: 'a text or a condition', fits: (value) => isText(value) || isCondition(value) },
  pattern: { called: 'a regular expression', fits: (value) => value instanceof RegExp },
  function: { called: 'a function', fits: (value) => typeof value === 'function' },
  choices: { called: 'a list of values with their names', fits: (value) => isListOf(value, isChoice) },
} as const satisfies Readonly<Record<string, Kind>>;

/** What a value of a declaration can be. */
export type ValueKind = keyof typeof KINDS;

/** The kinds that a type of value can be written down as. */
export type KindOf<Value> = [Value] extends [string]
  ? 'text'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'flag'
      : [Value] extends [string | number]
        ? 'scalar'
        : [Value] extends [RegExp]
          ? 'pattern'
          : [Value] extends [(...given: never) => unknown]
            ? 'function'
            : KindOfParts<Value>;

type KindOfParts<Value> = [Value] extends [readonly string[]]
  ? 'texts'
  : [Value] extends [readonly number[]]
    ? 'numbers'
    : [Value] extends [string | readonly string[]]
      ? 'textOrTexts'
      : [Value] extends [boolean | readonly string[]]
        ? 'flagOrTexts'
        : [Value] extends [readonly unknown[]]
          ? 'list' | 'choices'
          : [Value] extends [object]
            ? 'object' | 'textsByName' | 'condition'
            : 'textOrCondition' | 'textOrObject';

/** What is wrong with a value that is not of its kind; undefined when it is. */
export function wrongKind(value: unknown, kind: ValueKind): string | undefined {
  const { called, fits } = KINDS[kind];
  return fits(value) ? undefined : `is not ${called}`;
}

/** What is wrong with a list of which nothing follows, or that says something twice: a name, or a part such as a list of names. */
export function listProblem(list: readonly unknown[], mayBeEmpty = false): string | undefined {
  if (list.length === 0) return mayBeEmpty ? undefined : 'there are none';
  const written = list.map((each) => JSON.stringify(each));
  const twice = written.findIndex((each, place) => written.indexOf(each) < place);
  if (twice < 0) return undefined;
  return `${isScalar(list[twice]) ? `"${list[twice]}"` : written[twice]} stands there twice`;
}

/** What a value of a kind is, as a sentence goes on. */
export function kindInWords(kind: ValueKind): string {
  return KINDS[kind].called;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isTexts(value: unknown): value is readonly string[] {
  return isListOf(value, isText);
}

function isListOf(value: unknown, fits: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits);
}

function isObjectOf(value: unknown, fits: (each: unknown) => boolean): boolean {
  return isPlain(value) && Object.values(value).every(fits);
}

// A pattern or a day is an object too, and as one it would say nothing.
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

function isChoice(value: unknown): boolean {
  return isObject(value) && isText(value.name) && (isText(value.value) || isNumber(value.value));
}

function isCondition(value: unknown): boolean {
  return isObjectOf(value, isTest);
}

function isTest(value: unknown): boolean {
  if (!isObject(value)) return isCompared(value);
  const [name = '', ...more] = Object.keys(value);
  if (more.length > 0) return false;
  return name === 'filled' ? isFlag(value.filled) : name === 'not' && isCompared(value.not);
}

function isCompared(value: unknown): boolean {
  return isScalar(value) || isListOf(value, isScalar);
}

function isScalar(value: unknown): value is Scalar {
  return value === null || isText(value) || isNumber(value);
}
