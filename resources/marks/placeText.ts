import type { Entry } from './sendCells.ts';

/** Whose marks these are, in one line. */
export function placeText({ names }: Entry): string {
  const { subject, class: schoolClass, section, student_group, shift, version, wing, academic_year } = names;
  return [subject, `${schoolClass} ${section}`, student_group, shift, version, wing, academic_year]
    .filter(Boolean)
    .join(' · ');
}
