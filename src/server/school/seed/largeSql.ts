import { enrolment } from '../../../../schemas/students/enrolment.ts';
import { codesOf } from '../../../core/fields/field.ts';
import { COHORT_SQL } from './sql.ts';
import { FIRST_CLASS_WITH_GROUPS } from './demoSchool.ts';

const ENROLMENT = codesOf(enrolment.fields.status);

/** SQL for the n-th value of a list, which starts again at its end. */
const nth = (list: string, n: string) => `(${list})[1 + (${n}) % cardinality(${list})]`;
/** Two of three students have a parent of their own: every third shares one with the student before. */
const PARENT_OF = '(n - 1) * 2 / 3';
const FIRST_ROLL = 100;

const [BOYS, BOYS_LOCAL, FAMILIES, FAMILIES_LOCAL] = ['$3::text[]', '$4::text[]', '$5::text[]', '$6::text[]'] as const;
const [GIRLS, GIRLS_LOCAL] = ['$7::text[]', '$8::text[]'] as const;
const lastName = (list: string, parent: string) => nth(list, `(${parent}) * 11 + (${parent}) / 60`);
const phoneOf = (n: string) =>
  `'+88017' || lpad(((${n}) % 100)::text, 2, '0') || lpad(((${n}) % 1000000)::text, 6, '0')`;
const addressOf = (parent: string) =>
  `'House ' || (1 + (${parent}) % 98) || ', Road ' || (1 + (${parent}) % 27) || ', Dhaka ' || (1200 + (${parent}) % 37)`;
const fatherOf = (parent: string) => `${nth(BOYS, `(${parent}) * 13`)} || ' ' || ${lastName(FAMILIES, parent)}`;

// Steps that share no factor with the list lengths spread names, classes and sections evenly.
export const PARENTS = `
insert into student_parents (created_at, updated_at, name, name_local, relation, phone, address, is_active)
select $1::timestamptz, $1::timestamptz, ${fatherOf('p')}, ${nth(BOYS_LOCAL, 'p * 13')} || ' ' || ${lastName(FAMILIES_LOCAL, 'p')},
  'father', ${phoneOf('p')}, ${addressOf('p')}, 1
from generate_series(0, ($2::int - 1) * 2 / 3) as p
order by p`;

const SEATS = `
select n, ${PARENT_OF} as parent, (n / 40) % 2 as wing,
  $11::bigint as academic_year_id, ${nth('$12::bigint[]', 'n')} as class_id, n % cardinality($12::bigint[]) + 1 as class_order,
  ${nth('$13::bigint[]', 'n / 10')} as version_id, ${nth('$14::bigint[]', 'n / 20')} as shift_id, ${nth('$15::bigint[]', 'n / 40')} as wing_id,
  case when n % cardinality($12::bigint[]) + 1 >= ${FIRST_CLASS_WITH_GROUPS} then ${nth('$16::bigint[]', 'n / 10')} end as student_group_id,
  ${nth('$17::bigint[]', 'n / 80')} as section_id
from generate_series(1, $2::int) as n`;

export const STUDENTS = `
insert into students (created_at, updated_at, student_id, name, name_local, date_of_birth, gender_id, blood_group_id, religion_id,
  ${COHORT_SQL}, roll_no, admitted_on, father_name, father_phone, mother_name, parent_id, present_address, is_active)
select $1::timestamptz, $1::timestamptz, 'L' || lpad(n::text, 7, '0'),
  case wing when 0 then ${nth(BOYS, 'n * 7')} else ${nth(GIRLS, 'n * 7')} end || ' ' || ${lastName(FAMILIES, 'parent')},
  case wing when 0 then ${nth(BOYS_LOCAL, 'n * 7')} else ${nth(GIRLS_LOCAL, 'n * 7')} end || ' ' || ${lastName(FAMILIES_LOCAL, 'parent')},
  make_date($10::int - 5 - class_order, 1 + (n / 3) % 12, 1 + (n / 5) % 28),
  ($18::bigint[])[1 + wing],
  ${nth('$19::bigint[]', 'n / 7')},
  ($20::bigint[])[1 + case when parent % 10 < 8 then 0 else parent % 3 end],
  ${COHORT_SQL},
  ${FIRST_ROLL} + row_number() over (partition by ${COHORT_SQL} order by n),
  make_date($10::int - n % least(class_order, 4), 1, 2 + n % 20),
  ${fatherOf('parent')},
  ${phoneOf('parent')},
  ${nth(GIRLS, 'parent * 17')} || ' ' || 'Begum',
  $9::bigint + parent,
  ${addressOf('parent')},
  case when n % 33 = 0 then 0 else 1 end
from (${SEATS}) as seats
order by n`;

/** The enrolments of the year. Inactive students left 30 days after they started. */
export const ENROLMENTS = `
insert into enrolments (created_at, updated_at, student_id, ${COHORT_SQL}, roll_no, starts_on, ends_on, status)
select $1::timestamptz, $1::timestamptz, s.id, ${COHORT_SQL}, s.roll_no, greatest($4::date, s.admitted_on),
  case s.is_active when 0 then greatest($4::date, s.admitted_on) + 30 end, case s.is_active when 0 then ${ENROLMENT.left} else ${ENROLMENT.enrolled} end
from students s
where s.id > $2::bigint and s.academic_year_id = $3::bigint
order by s.id`;

export const FOURTH_SUBJECTS = `
insert into fourth_subjects (created_at, updated_at, student_id, academic_year_id, subject_id)
select $1::timestamptz, $1::timestamptz, s.id, $3::bigint, $4::bigint
from students s
where s.id > $2::bigint and s.student_group_id is not null and s.is_active = 1
order by s.id`;
