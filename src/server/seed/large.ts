import type { OpenDatabase } from '../db/database.ts';
import type { DemoSchool } from './demoSchool.ts';
import { BOYS, FAMILIES, GIRLS, type Name } from './names.ts';

/**
 * So many more students, made by the database itself: a hundred thousand take seconds.
 * Every value follows from the student's number, so that two runs give the same school.
 */
export async function plantManyStudents(database: OpenDatabase, school: DemoSchool, count: number): Promise<void> {
  const given = [...BOYS, ...GIRLS];
  await database.session((session) =>
    session.query(SQL, [
      count,
      latin(given),
      bangla(given),
      latin(FAMILIES),
      bangla(FAMILIES),
      BOYS.length,
      school.years.at(-1),
      [...school.classes],
      [...school.versions],
      [...school.shifts],
      [...school.wings],
      [...school.groups],
      [...school.sections],
      [...school.religions],
      school.year,
    ]),
  );
  await database.run('analyze students');
}

const latin = (names: readonly Name[]) => names.map(([name]) => name);
const bangla = (names: readonly Name[]) => names.map(([, name]) => name);

// Steps that share no factor with the list lengths spread names, classes and sections evenly.
const SQL = `
insert into students (student_id, name, name_local, date_of_birth, gender, religion_id, academic_year_id, class_id, version_id,
  shift_id, wing_id, student_group_id, section_id, admitted_on, father_name, father_phone, mother_name, present_address, is_active)
select
  'L' || lpad(n::text, 7, '0'),
  ($2::text[])[1 + (n * 7) % cardinality($2::text[])] || ' ' || ($4::text[])[1 + (n * 11 + n / 60) % cardinality($4::text[])],
  ($3::text[])[1 + (n * 7) % cardinality($3::text[])] || ' ' || ($5::text[])[1 + (n * 11 + n / 60) % cardinality($5::text[])],
  make_date($15::int - 6 - n % 10, 1 + (n / 3) % 12, 1 + (n / 5) % 28),
  case when (n * 7) % cardinality($2::text[]) < $6::int then 'male' else 'female' end,
  ($14::bigint[])[1 + case when n % 10 < 8 then 0 else n % 3 end],
  $7::bigint,
  ($8::bigint[])[1 + n % cardinality($8::bigint[])],
  ($9::bigint[])[1 + (n / 10) % cardinality($9::bigint[])],
  ($10::bigint[])[1 + (n / 20) % cardinality($10::bigint[])],
  ($11::bigint[])[1 + (n / 40) % cardinality($11::bigint[])],
  case when n % cardinality($8::bigint[]) >= 8 then ($12::bigint[])[1 + (n / 10) % cardinality($12::bigint[])] end,
  ($13::bigint[])[1 + (n / 80) % cardinality($13::bigint[])],
  make_date($15::int - n % 3, 1, 2 + n % 20),
  ($2::text[])[1 + (n * 13) % $6::int] || ' ' || ($4::text[])[1 + (n * 11 + n / 60) % cardinality($4::text[])],
  '+880 17' || lpad((n % 100)::text, 2, '0') || ' ' || lpad((n % 1000000)::text, 6, '0'),
  ($2::text[])[1 + $6::int + (n * 17) % $6::int] || ' ' || ($4::text[])[1 + (n * 5) % cardinality($4::text[])],
  'House ' || (1 + n % 98) || ', Road ' || (1 + n % 27) || ', Dhaka ' || (1200 + n % 37),
  case when n % 33 = 0 then 0 else 1 end
from generate_series(1, $1::int) as n`;
