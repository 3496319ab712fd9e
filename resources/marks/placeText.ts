import type { Conventions } from '../../src/admin/format/conventions.ts';
import { inDigits } from '../../src/admin/format/format.ts';
import type { Entry } from './sendCells.ts';

/** Whose marks these are, in one line; a file is called so, and recognized by it in every language. */
export function placeText({ names }: Pick<Entry, 'names'>): string {
  const { subject, class: schoolClass, section, student_group, shift, version, wing, academic_year } = names;
  return [subject, `${schoolClass} ${section}`, student_group, shift, version, wing, academic_year]
    .filter(Boolean)
    .join(' · ');
}

/** The same as a screen or a paper shows it, with the digits of the language. */
export function shownPlace({ names }: Pick<Entry, 'names'>, conventions: Pick<Conventions, 'locale'>): string {
  return placeText({ names: { ...names, academic_year: inDigits(names.academic_year, conventions) } });
}
