import type { SeedRecord, SeedContext } from '../seedRecords.ts';
import type { School } from '../school.ts';
import { APPLICANT } from './applicants.ts';
import { addDays } from '../../../../core/days.ts';

const COUNT = 8;
/** How many days before admission they applied. */
const DAYS_BEFORE = 30;

/** The applications of students who are now in class One. */
export async function admittedApplicants({ database }: SeedContext, school: School): Promise<SeedRecord[]> {
  const rows = await database.query(
    'select * from students where class_id = $1 and academic_year_id = $2 order by id limit $3',
    [school.classes[0], school.yearId, COUNT],
  );
  return rows.map((student, index): SeedRecord => {
    const { name, name_local, date_of_birth, religion_id, father_name, father_phone, father_profession } = student;
    const { mother_name, mother_phone, mother_profession, present_address, permanent_address, admitted_on } = student;
    return {
      ...{ name, name_local, date_of_birth, religion_id, father_name, father_phone, father_profession },
      ...{ mother_name, mother_phone, mother_profession, present_address, permanent_address },
      student_id: student.student_id,
      admitted_on,
      admitted_as_id: student.id,
      applied_on: addDays(String(admitted_on), index - DAYS_BEFORE),
      academic_year_id: school.yearId,
      class_id: student.class_id,
      version_id: student.version_id,
      shift_id: student.shift_id,
      wing_id: student.wing_id,
      section_id: student.section_id,
      roll_no: student.roll_no,
      gender_id: student.gender_id,
      test_mark: 64 + index * 4,
      status: APPLICANT.admitted,
    };
  });
}
