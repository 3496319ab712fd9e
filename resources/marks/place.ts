import type { MarkSheetRow } from './useMarkSheets.ts';
import type { TaskPlace } from '../../schemas/teaching/taskPath.ts';

/** A cohort, a subject and an exam, as calls take them. */
export interface SheetPlace {
  readonly academic_year_id: number;
  readonly class_id: number;
  readonly version_id: number;
  readonly shift_id: number;
  readonly wing_id: number;
  readonly student_group_id: number | null;
  readonly section_id: number;
  readonly subject_id: number;
}

/** Where a listed sheet is. */
export function placeOfRow(row: MarkSheetRow): SheetPlace {
  return {
    academic_year_id: row.academic_year_id,
    class_id: row.class.id,
    version_id: row.version.id,
    shift_id: row.shift.id,
    wing_id: row.wing.id,
    student_group_id: row.student_group?.id ?? null,
    section_id: row.section.id,
    subject_id: row.subject.id,
  };
}

/** What an address names: all but the group is always there. */
export function placeOfTask({ student_group_id, ...filled }: TaskPlace): SheetPlace | undefined {
  const { academic_year_id, class_id, version_id, shift_id, wing_id, section_id, subject_id } = filled;
  if (!(academic_year_id && class_id && version_id && shift_id && wing_id && section_id && subject_id))
    return undefined;
  return {
    academic_year_id,
    class_id,
    version_id,
    shift_id,
    wing_id,
    student_group_id,
    section_id,
    subject_id,
  };
}

/** The name under which a device keeps what it has not sent of a sheet. */
export function gridName(place: SheetPlace, exam: number): string {
  const ids = [
    place.academic_year_id,
    place.class_id,
    place.version_id,
    place.shift_id,
    place.wing_id,
    place.student_group_id ?? 0,
    place.section_id,
    place.subject_id,
    exam,
  ];
  return ids.join('-');
}
