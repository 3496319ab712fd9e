import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';

type Subject = Marksheet['result']['subjects'][number];
type Component = Subject['components'][number];

/** A component, with what makes the subject fail in it. */
interface ShownPart {
  readonly component: Component;
  readonly problem: 'absent' | 'low' | undefined;
}

/** The components of a subject; what has one name in both papers is judged together. */
export function partsOf({ components }: Subject): ShownPart[] {
  return components.map((component) => ({ component, problem: problemOf(component, components) }));
}

function problemOf(component: Component, all: readonly Component[]): ShownPart['problem'] {
  if (component.is_absent === 1) return 'absent';
  if (!component.is_judged) return undefined;
  const own = all.filter(({ name }) => name === component.name);
  const reached = own.reduce((sum, { mark }) => sum + hundredths(mark ?? 0), 0);
  const needed = own.reduce((sum, { pass_mark }) => sum + hundredths(pass_mark), 0);
  return reached < needed ? 'low' : undefined;
}

// Marks have two decimals at most; sums of fractions would not be exact.
function hundredths(mark: number): number {
  return Math.round(mark * 100);
}
