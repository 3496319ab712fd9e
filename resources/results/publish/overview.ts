import type { resultOverview } from '../../../schemas/exams/publicationCalls.ts';
import type { Answered } from '../../../src/core/calls/defineCall.ts';
import { roundReached } from '../../../src/core/roundReached.ts';
import type { Scope } from '../generate/place.ts';
import { CLASS_PARTS } from '../../../schemas/academics/cohort.ts';

export type OverviewRow = Answered<typeof resultOverview>['rows'][number];
export type OverviewSection = OverviewRow['sections'][number];
export type Plan = OverviewRow['plans'][number];

/** What is generated, published and was published of some students. */
export type PublicationState = Pick<OverviewRow, 'generated' | 'published' | 'version_no' | 'was_published'>;

/** What results of a class or a section are: some newly generated, some published, or generated anew since. */
export type State = 'generated' | 'published' | 'partly' | 'newVersion';

/** The one word for how far results are. */
export function stateOf({ students, generated, published }: PublicationState & Pick<OverviewRow, 'students'>): State {
  if (generated === 0) return 'published';
  if (published === 0) return 'generated';
  // Whoever has both is counted twice.
  return generated + published > students ? 'newVersion' : 'partly';
}

/** Who passed of a hundred; undefined where nobody was examined. */
export function passRate({ passed, students }: Pick<OverviewRow, 'passed' | 'students'>): number | undefined {
  return students === 0 ? undefined : roundReached((passed / students) * 100, 1);
}

/** A class as a whole, or one section of it. */
export function scopeOf(row: OverviewRow, section?: OverviewSection): Scope {
  return {
    academic_year_id: row.academic_year_id,
    exam_type_id: row.exam?.id ?? null,
    class_id: row.class.id,
    version_id: section?.version_id ?? null,
    shift_id: section?.shift_id ?? null,
    wing_id: section?.wing_id ?? null,
    student_group_id: section?.student_group_id ?? null,
    section_id: section?.section_id ?? null,
  };
}

/** Whether a plan is for the class as a whole. */
export function isForClass(plan: Plan): boolean {
  return CLASS_PARTS.every((name) => plan[name] === null);
}

/** Whether a plan is for a section, or for more of which it is a part. */
export function isFor(plan: Plan, section: OverviewSection): boolean {
  return CLASS_PARTS.every((name) => plan[name] === null || plan[name] === section[name]);
}

/** Whether something of these sections is published, and stays so where a plan for them is cancelled. */
export function keepsPublished(sections: readonly Pick<OverviewSection, 'published'>[]): boolean {
  return sections.some(({ published }) => published > 0);
}
