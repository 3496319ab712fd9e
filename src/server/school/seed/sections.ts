import { LAST_PRIMARY_CLASS } from './curriculum.ts';
import { type DemoSchool, hasGroups } from './demoSchool.ts';
import type { Cohort, SchoolSection } from './school.ts';

const [SCIENCE, HUMANITIES, BUSINESS] = [0, 1, 2];
const FIRST_ROOM = 101;

/** The class, wing and section of a student. The class counts from 1, the others from 0. */
export interface SectionPosition {
  readonly order: number;
  readonly wing: number;
  readonly section: number;
}

/** The sections that have students: one in each wing up to class Five, two from class Six on. */
export function sectionsOf(school: DemoSchool): SchoolSection[] {
  const places = school.wings.flatMap((_wing, wing) =>
    school.classes.flatMap((_class, index) =>
      (index < LAST_PRIMARY_CLASS ? [0] : [0, 1]).map((section) => ({ order: index + 1, wing, section })),
    ),
  );
  const perWing = places.length / school.wings.length;
  return places.map((place, index) => ({
    ...place,
    group: groupAt(place),
    cohort: cohortAt(school, place, school.years.at(-1) as number),
    // Both shifts use the same rooms.
    room: `Room ${FIRST_ROOM + (index % perWing)}`,
  }));
}

/** The cohort of a class, wing and section in an academic year. Up to class Five there is only the first section. */
export function cohortAt(school: DemoSchool, place: SectionPosition, academic_year_id: number): Cohort {
  const section = place.order <= LAST_PRIMARY_CLASS ? 0 : place.section;
  const group = groupAt(place);
  return {
    academic_year_id,
    class_id: school.classes[place.order - 1] as number,
    version_id: school.versions[section] as number,
    shift_id: school.shifts[place.wing] as number,
    wing_id: school.wings[place.wing] as number,
    student_group_id: group === null ? null : (school.groups[group] as number),
    section_id: school.sections[section] as number,
  };
}

function groupAt({ order, wing, section }: SectionPosition): number | null {
  if (!hasGroups(order)) return null;
  if (section === 0) return SCIENCE as number;
  return (wing === 0 ? BUSINESS : HUMANITIES) as number;
}
