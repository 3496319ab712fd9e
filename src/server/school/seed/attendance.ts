import { employeeLeaveRequest } from '../../../../schemas/attendance/employeeLeaveRequest.ts';
import { studentLeaveRequest } from '../../../../schemas/attendance/studentLeaveRequest.ts';
import { ATTENDANCE_ALIASES } from '../../../../schemas/settings/attendanceStatus.ts';
import { codesOf } from '../../../core/fields/field.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { COHORT_SQL, cohortSql, fractionSql, sameCohortSql } from './sql.ts';
import { fillInBulk } from './fillInBulk.ts';

/**
 * Seeds the attendance of all enrolled students on the days. About 94 of 100 are present, some of them late. Approved
 * leave is marked as leave. Students with an id up to `since` already have attendance.
 */
export async function seedStudentAttendance(
  database: OpenDatabase,
  options: { readonly days: readonly string[]; readonly since: number },
): Promise<void> {
  await fillInBulk(database, 'student_attendances', (session) =>
    session.query(OF_STUDENTS, [options.days, options.since]),
  );
}

/** Seeds the attendance of the employees, with the times at which they came and left. */
export async function seedEmployeeAttendance(database: OpenDatabase, days: readonly string[]): Promise<void> {
  await fillInBulk(database, 'employee_attendances', (session) => session.query(OF_EMPLOYEES, [days]));
}

const STATUSES = `(select ${Object.entries(ATTENDANCE_ALIASES)
  .map(([name, alias]) => `max(id) filter (where alias = '${alias}') as "${name}"`)
  .join(', ')} from attendance_statuses) st`;
const DAY = `(d.day - date '2000-01-01')`;
const DRAWN = fractionSql(`e.student_id * 65536 + ${DAY}`, 21);
// The probability of absence varies by student and by day.
const ABSENT = `(0.015 + 0.065 * ${fractionSql('e.student_id', 22)}) * (0.6 + 0.8 * ${fractionSql(DAY, 23)})`;
const APPROVED = codesOf(studentLeaveRequest.fields.status).approved;
const APPROVED_OF_EMPLOYEES = codesOf(employeeLeaveRequest.fields.status).approved;
const LATE_SHARE = 0.035;
const localAt = (time: string) => `((d.day + time '${time}') at time zone 'Asia/Dhaka')`;
// As in `instantOf`: on the morning of a day its registers were taken in its first moment.
const AT = `(case when ${localAt('08:15')} <= now() then ${localAt('08:15')} else ${localAt('00:00')} end)`;

const OF_STUDENTS = `
insert into student_attendances (created_at, updated_at, date, student_id, attendance_status_id, ${COHORT_SQL}, employee_id, remark)
select ${AT}, ${AT}, d.day, e.student_id,
  case when l.id is not null then st.leave when a.drawn < a.absent then st.absent when a.drawn > 1 - ${LATE_SHARE} then st.late else st.present end,
  ${cohortSql('e')}, t.employee_id,
  case when l.id is null and a.drawn > 1 - ${LATE_SHARE} / 4 then 'Came after the first lesson' end
from unnest($1::date[]) as d(day)
cross join ${STATUSES}
join enrolments e on e.starts_on <= d.day and (e.ends_on is null or e.ends_on >= d.day)
cross join lateral (select ${DRAWN} as drawn, ${ABSENT} as absent) a
left join student_leave_requests l on l.student_id = e.student_id and l.status = ${APPROVED} and d.day between l.starts_on and l.ends_on
left join class_teachers t on ${sameCohortSql('t', 'e')}
where e.student_id > $2
order by d.day, e.student_id`;

const DRAWN_BY_EMPLOYEE = fractionSql(`e.id * 65536 + ${DAY}`, 24);

const OF_EMPLOYEES = `
insert into employee_attendances (created_at, updated_at, date, employee_id, attendance_status_id, came_at, left_at)
select ${AT}, ${AT}, d.day, e.id,
  case when l.id is not null then st.leave when a.drawn < 0.02 then st.absent when a.drawn > 0.94 then st.late else st.present end,
  case when l.id is not null or a.drawn < 0.02 then null when a.drawn > 0.94 then time '07:35' + a.minutes else time '07:05' + a.minutes end,
  case when l.id is null and a.drawn >= 0.02 then time '16:45' + a.minutes end
from unnest($1::date[]) as d(day)
cross join ${STATUSES}
join employees e on e.joined_on <= d.day and (e.left_on is null or e.left_on >= d.day)
cross join lateral (
  select ${DRAWN_BY_EMPLOYEE} as drawn, make_interval(mins => floor(25 * ${fractionSql(`e.id * 65536 + ${DAY}`, 25)})::int) as minutes
) a
left join employee_leave_requests l on l.employee_id = e.id and l.status = ${APPROVED_OF_EMPLOYEES} and d.day between l.starts_on and l.ends_on
order by d.day, e.id`;
