import type { Fraction } from 'fraction.js';
import { componentKey } from './componentKey.ts';
import { type Decimal, exact, NONE, sumOf } from './exact.ts';
import type { Grade, GradeScale } from './grades.ts';

/** When the marks of a subject suffice: by their sum, by every part, or by both. */
export type PassRule = 'overall' | 'every_part' | 'both';

/** What a student has in one part of a subject. No mark and not absent means that it is still to be entered. */
export interface ComponentMark {
  readonly name: string;
  readonly full_mark: Decimal;
  readonly pass_mark: Decimal;
  readonly mark: Decimal | null;
  readonly is_absent: boolean;
}

/** The marks of one subject in one exam. */
export interface Paper {
  readonly pass_rule: PassRule;
  readonly components: readonly ComponentMark[];
}

export interface SubjectResult extends Grade {
  readonly obtained: Fraction;
  readonly full: Fraction;
  /** Not rounded: 79.5 is below 80. */
  readonly percent: Fraction;
  /** As it stands beside the letter. */
  readonly shown_percent: Fraction;
  /** The parts that are failed, whether or not the pass rule asks for them. */
  readonly failed_parts: readonly string[];
  readonly is_absent: boolean;
  readonly is_passed: boolean;
}

export interface SubjectSettings {
  readonly scale: GradeScale;
  /** Whether a sum of marks counts as the next whole number. */
  readonly rounds_up?: boolean;
}

/**
 * The result of a subject, or of two papers that count as one: their marks are added, and parts of one name are judged
 * together. Undefined while a mark is missing.
 */
export function subjectResult(papers: readonly Paper[], settings: SubjectSettings): SubjectResult | undefined {
  const components = papers.flatMap((paper) => paper.components);
  if (components.length === 0 || components.some(isMissing)) return undefined;
  const total = sumOf(components.map(markOf));
  const obtained = settings.rounds_up ? total.ceil() : total;
  const full = sumOf(components.map(({ full_mark }) => exact(full_mark)));
  const percent = obtained.mul(100).div(full);
  const parts = partsOf(papers);
  const isAbsent = components.some(({ is_absent }) => is_absent);
  const fails = isAbsent || parts.some(({ isAsked, isFailed }) => isAsked && isFailed);
  const grade = fails ? settings.scale.fail : settings.scale.ofPercent(percent);
  return {
    ...grade,
    obtained,
    full,
    percent,
    shown_percent: settings.scale.shownPercent(percent),
    failed_parts: parts.filter(({ isFailed }) => isFailed).map(({ name }) => name),
    is_absent: isAbsent,
    is_passed: grade.point.gt(NONE),
  };
}

/** The parts of a subject's papers: what has one name in both is one part. */
function partsOf(papers: readonly Paper[]) {
  const entries = papers.flatMap(({ pass_rule, components }) =>
    components.map((component) => ({ component, isAsked: pass_rule !== 'overall' })),
  );
  const keys = [...new Set(entries.map(({ component }) => componentKey(component.name)))];
  return keys.map((key) => {
    const own = entries.filter(({ component }) => componentKey(component.name) === key);
    const name = own[0]?.component.name ?? '';
    const reached = sumOf(own.map(({ component }) => markOf(component)));
    const needed = sumOf(own.map(({ component }) => exact(component.pass_mark)));
    return { name, isAsked: own.some(({ isAsked }) => isAsked), isFailed: reached.lt(needed) };
  });
}

function isMissing({ mark, is_absent }: ComponentMark): boolean {
  return mark === null && !is_absent;
}

function markOf({ mark, is_absent }: ComponentMark): Fraction {
  return is_absent || mark === null ? NONE : exact(mark);
}
