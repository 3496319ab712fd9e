import { randomUUID } from 'node:crypto';
import { problemsOfViolation } from '../../db/violations.ts';
import { refuse } from '../../errors.ts';
import { hashPassword } from '../auth/passwords.ts';
import { addFollowing } from '../resources/followUp.ts';
import type { Moved } from '../resources/hookTypes.ts';
import { updateRecord, type Values } from '../resources/store.ts';
import { keepEnrolment } from '../students/keepEnrolment.ts';

const STUDENT_ROLE = 4;
/** What a student's record takes over from the application as it stands there. */
const SAME = [
  'student_id', 'name', 'name_local', 'email', 'date_of_birth', 'gender_id', 'religion_id', 'photo',
  'academic_year_id', 'class_id', 'version_id', 'shift_id', 'wing_id', 'student_group_id', 'section_id', 'roll_no', 'admitted_on',
  'father_name', 'father_phone', 'father_profession', 'mother_name', 'mother_phone', 'mother_profession',
  'present_address', 'permanent_address',
] as const;

/**
 * Admitting makes the student with the enrolment and a login, and the parent where no parent has that phone yet, in the
 * same transaction. The login has a password that nobody knows, until somebody who manages logins sets one.
 */
export async function admitApplicant(admitted: Moved): Promise<void> {
  const { store, record, caller } = admitted;
  const parent_id = (await knownParent(admitted)) ?? (await addFollowing({ cause: admitted, resource: 'studentParent', values: parentOf(record) })).id;
  const login = await addLogin(admitted);
  const student = await addStudent(admitted, { ...studentOf(record), parent_id, user_id: login.id });
  await keepEnrolment({ store, caller, record: student });
  await updateRecord(store, Number(record.id), { admitted_as_id: student.id });
}

async function addStudent(admitted: Moved, values: Values): Promise<Values> {
  try {
    return await addFollowing({ cause: admitted, resource: 'student', values });
  } catch (error) {
    // What is taken there was asked for under the same name here.
    throw problemsOfViolation(admitted.store.registry.get('student'), error) ?? error;
  }
}

async function addLogin(admitted: Moved): Promise<Values> {
  try {
    return await addFollowing({ cause: admitted, resource: 'user', values: await loginOf(admitted.record) });
  } catch (error) {
    const refusal = problemsOfViolation(admitted.store.registry.get('user'), error);
    // The only thing of it that somebody else can have, in whatever case, is the login id.
    throw refusal ? refuse.invalid({ student_id: [{ key: 'unique' }] }) : error;
  }
}

/** Brothers and sisters have one parent: whom the school reaches under the same number. */
async function knownParent({ store, record }: Moved): Promise<number | undefined> {
  const { table } = store.registry.get('studentParent');
  const phones = [record.father_phone, record.mother_phone].filter((phone) => phone !== null);
  const known = await store.trx
    .selectFrom(table)
    .select('id')
    .where('phone', 'in', phones)
    .where('is_active', '=', 1)
    .orderBy('id')
    .executeTakeFirst();
  return known && Number(known.id);
}

function parentOf(record: Values): Values {
  const relation = record.father_phone === null ? 'mother' : 'father';
  return {
    name: record[`${relation}_name`],
    relation,
    phone: record[`${relation}_phone`],
    email: record.email,
    profession: record[`${relation}_profession`],
    address: record.present_address,
    is_active: 1,
  };
}

async function loginOf({ name, student_id }: Values): Promise<Values> {
  return { name, login_id: student_id, role_id: STUDENT_ROLE, password: await hashPassword(randomUUID()), permissions: [], is_active: 1 };
}

function studentOf(record: Values): Values {
  const { previous_school: school, previous_class: class_name, previous_result: result } = record;
  const previous_schools = school ? [{ school, class_name, left_year: null, result }] : [];
  return { ...Object.fromEntries(SAME.map((name) => [name, record[name]])), previous_schools, is_active: 1 };
}
