import { leaveDays } from '../../../../schemas/attendance/leaveDays.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import { refuse } from '../../errors.ts';
import type { Moved, Writing } from '../resources/hookTypes.ts';
import { loadRecord } from '../resources/store.ts';

const MOST_DAYS = 366;

/** A leave has an end that can be meant: each of its days is written down. */
export async function checkLeave({ existing, values }: Writing): Promise<Problems | undefined> {
  const days = leaveDays({ ...existing, ...values }) ?? 0;
  return days > MOST_DAYS ? { ends_on: [{ key: 'leaveTooLong', params: { max: MOST_DAYS } }] } : undefined;
}

/** Only the employee who asked for a leave withdraws it. */
export async function onlyOwnEmployeeLeave({ store, caller, record }: Moved): Promise<void> {
  const employee = await loadRecord({ ...store, resource: store.registry.get('employee') }, Number(record.employee_id));
  if (employee.user_id !== caller.userId) throw refuse.notOwner();
}

/** Only the student whose leave it is, or the parent, withdraws it. */
export async function onlyOwnStudentLeave({ store, caller, record }: Moved): Promise<void> {
  const student = await loadRecord({ ...store, resource: store.registry.get('student') }, Number(record.student_id));
  if (student.user_id === caller.userId) return;
  const parents = { ...store, resource: store.registry.get('studentParent') };
  const parent = student.parent_id ? await loadRecord(parents, Number(student.parent_id)) : undefined;
  if (parent?.user_id !== caller.userId) throw refuse.notOwner();
}
