import { choiceNames, unknownOption } from './conditionCodes.ts';
import { comparedWith, type Condition, type Scalar, type Test } from './conditions.ts';
import type { Spelling } from './declarationError.ts';
import type { AnyField, FieldKind, Fields } from './fields/field.ts';
import { fieldIn } from './resource.ts';
import { parseValue } from './rules/parseValue.ts';

/** What is wrong with a condition, as its key is refused. */
interface ConditionMistake {
  readonly reason: string;
  readonly spelling?: Spelling;
}

/** Kinds that hold what no condition can write down: it may only ask whether they are filled. */
const NOT_COMPARED: ReadonlySet<FieldKind> = new Set(['password', 'children', 'manyToMany', 'images', 'image', 'file']);
const NUMBERS: ReadonlySet<FieldKind> = new Set(['integer', 'year', 'decimal', 'percent', 'boolean', 'reference']);
const NUMBERS_OR_TEXTS: ReadonlySet<FieldKind> = new Set(['money', 'choice', 'status', 'computed']);

/** What is wrong with a condition on these fields: it is empty, or compares a field with what that never holds. */
export function conditionMistake(condition: Condition, fields: Fields): ConditionMistake | undefined {
  if (Object.keys(condition).length === 0) return { reason: 'is empty, and so always holds' };
  for (const [name, test] of Object.entries(condition)) {
    const mistake = testMistake(name, test, fieldIn(fields, name));
    if (mistake) return mistake;
  }
  return undefined;
}

function testMistake(name: string, test: Test, field: AnyField | undefined): ConditionMistake | undefined {
  const values = comparedWith(test);
  if (values.length === 0 && !isAboutFilled(test)) return { reason: `compares "${name}" with nothing` };
  const unknown = unknownOption(test, field);
  if (unknown !== undefined)
    return {
      reason: `"${unknown}" is the name of no option of "${name}"`,
      spelling: { word: String(unknown), right: choiceNames(field) },
    };
  const unfit = values.find((value) => field && value !== null && !canHold(field, value));
  return unfit === undefined
    ? undefined
    : { reason: `"${name}" is ${field?.kind}, and never ${JSON.stringify(unfit)}` };
}

function isAboutFilled(test: Test): boolean {
  return typeof test === 'object' && test !== null && 'filled' in test;
}

function canHold(field: AnyField, value: Scalar): boolean {
  const { kind } = field;
  if (NOT_COMPARED.has(kind)) return false;
  if (!NUMBERS_OR_TEXTS.has(kind) && (typeof value === 'number') !== NUMBERS.has(kind)) return false;
  // Names of options are compared before; what is worked out may look like anything.
  if (kind === 'choice' || kind === 'status' || kind === 'computed') return true;
  return 'value' in parseValue(field, value);
}
