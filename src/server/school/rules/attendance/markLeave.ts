import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { employeeAttendance } from '../../../../../schemas/attendance/employeeAttendance.ts';
import type { employeeLeaveRequest } from '../../../../../schemas/attendance/employeeLeaveRequest.ts';
import { studentAttendance } from '../../../../../schemas/attendance/studentAttendance.ts';
import type { studentLeaveRequest } from '../../../../../schemas/attendance/studentLeaveRequest.ts';
import { ATTENDANCE_ALIASES } from '../../../../../schemas/settings/attendanceStatus.ts';
import { student } from '../../../../../schemas/students/student.ts';
import type { NewValuesOf } from '../../../../core/infer.ts';
import type { Resource } from '../../../../core/resource.ts';
import { refuseInSchool } from '../../refusals.ts';
import { lockTable } from '../../../services/resources/write/loadRecords.ts';
import { createRelated, updateRelated } from '../../../services/resources/write/related.ts';
import type { AllowedBreach } from '../../../services/resources/write/write.ts';
import type { Moved } from '../../../services/rules.ts';
import type { DaysOf } from '../../holidays.ts';
import { load, pick, tablesOf } from '../../tables.ts';
import { schoolDays } from './schoolDays.ts';

const { present, late, leave } = ATTENDANCE_ALIASES;
/** Marks that a leave leaves alone: whoever came on a day was not on leave on it. */
const KEPT = [leave, present, late];
const ALLOWS: readonly AllowedBreach[] = [{ rule: 'notInFuture', reason: 'a leave is known before its days come' }];

type Leave = Moved<typeof employeeLeaveRequest> | Moved<typeof studentLeaveRequest>;

/** Approving an employee's leave writes "on leave" for its days, in the same transaction. Leaves that overlap wait for each other. */
export async function markEmployeeLeave(approved: Moved<typeof employeeLeaveRequest>): Promise<void> {
  const { store, record } = approved;
  await lockTable(store);
  const rows = await tablesOf<'employee_attendances'>(store)
    .selectFrom('employee_attendances')
    .select(['id', 'date', 'attendance_status_id'])
    .where('employee_id', '=', record.employee_id)
    .where('date', '>=', record.starts_on)
    .where('date', '<=', record.ends_on)
    .execute();
  const key = { employee_id: record.employee_id };
  await markLeave(approved, { entity: employeeAttendance, of: 'employees', written: rows, key });
}

/** Approving a student's leave writes "on leave" into the daily roll call of its days, in the same transaction. */
export async function markStudentLeave(approved: Moved<typeof studentLeaveRequest>): Promise<void> {
  const { store, record } = approved;
  await lockTable(store);
  const cohort = pick(await load(store, student, record.student_id), COHORT);
  const rows = await tablesOf<'student_attendances'>(store)
    .selectFrom('student_attendances')
    .select(['id', 'date', 'attendance_status_id'])
    .where('student_id', '=', record.student_id)
    .where('subject_id', 'is', null)
    .where('date', '>=', record.starts_on)
    .where('date', '<=', record.ends_on)
    .execute();
  const key = { student_id: record.student_id, subject_id: null, ...cohort };
  await markLeave(approved, { entity: studentAttendance, of: 'students', written: rows, key });
}

type OfEveryDay<R extends Resource> = Omit<NewValuesOf<R>, 'date' | 'attendance_status_id'>;

interface MarkLeaveOptions {
  /** Where the attendance is kept. */
  readonly entity: typeof employeeAttendance | typeof studentAttendance;
  readonly of: DaysOf;
  /** What is written down already for the days of the leave. */
  readonly written: readonly { readonly id: number; readonly date: string; readonly attendance_status_id: number }[];
  /** Whose it is: what a new row holds for every day. */
  readonly key: OfEveryDay<typeof employeeAttendance> | OfEveryDay<typeof studentAttendance>;
}

async function markLeave(approved: Leave, { entity, of, written, key }: MarkLeaveOptions): Promise<void> {
  const statuses = await statusesByAlias(approved);
  const onLeave = statuses.get(leave);
  if (!onLeave?.is_active) throw refuseInSchool.noLeaveStatus({ alias: leave });
  const attendance_status_id = onLeave.id;
  const untouched = KEPT.map((alias) => statuses.get(alias)?.id);
  for (const date of await schoolDays(approved.store, approved.record, of)) {
    const row = written.find((each) => each.date === date);
    if (!row) {
      const values = { date, ...key, attendance_status_id };
      await createRelated({ cause: approved, entity, values, takenFrom: key, allows: ALLOWS });
    } else if (!untouched.includes(row.attendance_status_id)) {
      const change = () => ({ attendance_status_id });
      await updateRelated({ cause: approved, entity, id: row.id, change, allows: ALLOWS });
    }
  }
}

interface Status {
  readonly id: number;
  readonly is_active: number;
}

async function statusesByAlias({ store }: Leave): Promise<ReadonlyMap<string, Status>> {
  const rows = await tablesOf<'attendance_statuses'>(store)
    .selectFrom('attendance_statuses')
    .select(['id', 'alias', 'is_active'])
    .execute();
  return new Map(rows.map((row) => [row.alias.toUpperCase(), row]));
}
