import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { type PartsOfName, partsByName } from '../../src/domain/results/partsOfName.ts';

type Subject = Marksheet['result']['subjects'][number];
type Component = Subject['components'][number];

/** A component, with what makes the subject fail in it. */
export interface ShownPart {
  readonly component: Component;
  readonly problem: 'absent' | 'low' | undefined;
  /** Of a part that both papers have: what it has in both, by which it is judged. */
  readonly together: { readonly mark: number; readonly pass_mark: number } | undefined;
}

/** The components of a subject, or of each of two papers that count as one. */
export interface ShownPaper {
  readonly subject_id: number;
  readonly parts: readonly ShownPart[];
}

/** The components of a subject by paper; what has one name in both papers is judged together. */
export function papersOf({ components }: Pick<Subject, 'components'>): ShownPaper[] {
  const named = partsByName(components);
  const ids = [...new Set(components.map(({ subject_id }) => subject_id))];
  return ids.map((id) => ({
    subject_id: id,
    parts: components.filter(({ subject_id }) => subject_id === id).map((component) => shownPart(component, named)),
  }));
}

function shownPart(component: Component, named: readonly PartsOfName<Component>[]): ShownPart {
  const own = named.find(({ parts }) => parts.includes(component));
  const together = own && own.parts.length > 1 ? { mark: own.reached, pass_mark: own.needed } : undefined;
  if (component.is_absent === 1) return { component, problem: 'absent', together };
  return { component, problem: own?.isLow ? 'low' : undefined, together };
}
