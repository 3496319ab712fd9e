import type { Fraction } from 'fraction.js';
import { componentKey } from './componentKey.ts';
import { type Decimal, exact, sumOf } from './exact.ts';

/** A part of a subject as a result keeps it. */
interface StoredPart {
  readonly name: string;
  readonly mark: number | null;
  readonly pass_mark: number;
  readonly is_judged: boolean;
  readonly is_absent: number;
}

/** Parts of one name, which are judged as one: two papers that count as one subject often have the same ones. */
export interface PartsOfName<Part> {
  readonly parts: readonly Part[];
  /** The sum of their marks. */
  readonly reached: number;
  /** The sum of their pass marks. */
  readonly needed: number;
  /** Whether this fails the subject. An absence fails it by itself, and its missing marks are no second reason. */
  readonly isLow: boolean;
}

/** The parts of a subject by their names, in order. */
export function partsByName<Part extends StoredPart>(parts: readonly Part[]): PartsOfName<Part>[] {
  const keys = [...new Set(parts.map(({ name }) => componentKey(name)))];
  return keys.map((key) => judged(parts.filter(({ name }) => componentKey(name) === key)));
}

function judged<Part extends StoredPart>(parts: readonly Part[]): PartsOfName<Part> {
  const reached = added(parts.map(({ mark }) => mark ?? 0));
  const needed = added(parts.map(({ pass_mark }) => pass_mark));
  const isJudged = parts.some(({ is_judged }) => is_judged);
  const isAbsent = parts.some(({ is_absent }) => is_absent === 1);
  return {
    parts,
    reached: reached.valueOf(),
    needed: needed.valueOf(),
    isLow: isJudged && !isAbsent && reached.lt(needed),
  };
}

function added(marks: readonly Decimal[]): Fraction {
  return sumOf(marks.map(exact));
}
