import { LAST_PRIMARY_CLASS } from './curriculum.ts';
import { type DemoSchool, hasGroups } from './demoSchool.ts';
import type { Cohort, SchoolSection } from './school.ts';

const [SCIENCE, HUMANITIES, BUSINESS] = [0, 1, 2];
const FIRST_ROOM = 101;

/** Where in the school somebody learns. */
export interface Place {
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
    // The shifts come one after the other into the same rooms.
    room: `Room ${FIRST_ROOM + (index % perWing)}`,
  }));
}

/** The cohort of a place in some year. Up to class Five there is only the first section. */
export function cohortAt(school: DemoSchool, place: Place, academic_year_id: number): Cohort {
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

function groupAt({ order, wing, section }: Place): number | null {
  if (!hasGroups(order)) return null;
  if (section === 0) return SCIENCE as number;
  return (wing === 0 ? BUSINESS : HUMANITIES) as number;
}
