import { applicant } from '../../../../../schemas/admission/applicant.ts';
import { ROLES } from '../../../../../schemas/access/roles.ts';
import { user } from '../../../../../schemas/access/user.ts';
import { student } from '../../../../../schemas/students/student.ts';
import { studentParent } from '../../../../../schemas/students/studentParent.ts';
import type { NewValuesOf, RecordOf } from '../../../../core/infer.ts';
import { comparableText } from '../../../services/resources/comparableText.ts';
import { lockTable } from '../../../services/resources/write/loadRecords.ts';
import { createRelated, updateCause } from '../../../services/resources/write/related.ts';
import { defineRules, type Moved } from '../../../services/rules.ts';
import { pick, tablesOf } from '../../tables.ts';

type Applicant = RecordOf<typeof applicant>;

/** What a student's record takes over from the application as it stands there. */
const TAKEN_OVER = [
  'student_id',
  'name',
  'name_local',
  'email',
  'date_of_birth',
  'gender_id',
  'religion_id',
  'photo',
  'academic_year_id',
  'class_id',
  'version_id',
  'shift_id',
  'wing_id',
  'student_group_id',
  'section_id',
  'roll_no',
  'admitted_on',
  'father_name',
  'father_phone',
  'father_profession',
  'mother_name',
  'mother_phone',
  'mother_profession',
  'present_address',
  'permanent_address',
] as const;

/**
 * Admitting makes the student with the enrolment and a login, and the parent where none of that name has that phone yet, in the
 * same transaction. The login has a password that nobody knows, until somebody who manages logins sets one.
 */
async function admitApplicant(admitted: Moved<typeof applicant>): Promise<void> {
  const { record } = admitted;
  const parent_id =
    (await knownParent(admitted)) ??
    (await createRelated({ cause: admitted, entity: studentParent, values: parentOf(record) })).id;
  const login = await createRelated({
    cause: admitted,
    entity: user,
    values: loginOf(record),
    // The only thing of it that somebody else can have is the login id.
    fieldsAs: { login_id: 'student_id' },
  });
  const made = await createRelated({
    cause: admitted,
    entity: student,
    values: { ...studentOf(record), parent_id, user_id: login.id },
  });
  await updateCause(admitted, applicant, { admitted_as_id: made.id });
}

/**
 * Brothers and sisters have one parent: whom the school reaches under the same number, and who is called as the father or
 * the mother. A mistyped number alone would show a child to strangers.
 */
async function knownParent({ store, record }: Moved<typeof applicant>): Promise<number | undefined> {
  await lockTable({ ...store, resource: studentParent });
  const phones = [record.father_phone, record.mother_phone].filter((phone) => phone !== null);
  const names = [record.father_name, record.mother_name].flatMap((name) => (name ? [comparableText(name)] : []));
  const reached = await tablesOf<'student_parents'>(store)
    .selectFrom('student_parents')
    .select(['id', 'name'])
    .where('phone', 'in', phones)
    .where('is_active', '=', 1)
    .orderBy('id')
    .execute();
  return reached.find(({ name }) => names.includes(comparableText(name)))?.id;
}

function parentOf(record: Applicant): NewValuesOf<typeof studentParent> {
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

function loginOf({ name, student_id }: Applicant): NewValuesOf<typeof user> {
  return {
    name,
    login_id: student_id,
    role_id: ROLES.student,
    permissions: [],
    is_active: 1,
  };
}

function studentOf(record: Applicant): NewValuesOf<typeof student> {
  const { previous_school: school, previous_class: class_name, previous_result: result } = record;
  const previous_schools = school ? [{ school, class_name, left_year: null, result }] : [];
  return { ...pick(record, TAKEN_OVER), previous_schools, is_active: 1 };
}

export const applicantRules = defineRules(applicant, { afterAction: { admit: admitApplicant } });
