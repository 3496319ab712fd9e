import { sql } from 'kysely';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { studentAttendance } from '../../../../../schemas/attendance/studentAttendance.ts';
import type { OpenRegister } from '../../../../../schemas/dashboard.ts';
import { enrolment } from '../../../../../schemas/students/enrolment.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { mayRead } from '../../../policies/require.ts';
import { seesAllRows } from '../../../services/resources/rowRules.ts';
import { holidaysIn } from '../../holidays.ts';
import { pick, schoolTables } from '../../tables.ts';
import { currentYear } from './schoolYear.ts';
import type { Tile, TileCall } from './tile.ts';

const { enrolled } = codesOf(enrolment.fields.status);

type CohortName = (typeof COHORT)[number];
type Register = { readonly [Name in CohortName]: number | null } & {
  readonly students: number;
  readonly is_taken: boolean;
} & { readonly [Name in (typeof NAMED)[number]]: string | null };

/** What a section is called by; the last only where sections differ in it. */
const NAMED = ['class', 'section', 'student_group', 'version', 'shift', 'wing'] as const;
const AROUND = ['version', 'shift', 'wing'] as const;

/** The sections whose roll has not been called today: all of them for who reads all rolls, else those whose class teacher the caller is. */
export const registers: Tile<'registers'> = {
  name: 'registers',
  read: async (call) => {
    const { context, caller } = call;
    const resource = context.registry.get(studentAttendance.name);
    if (!mayRead(caller, resource) || !(await isSchoolDay(call))) return undefined;
    const rows = await readRegisters(call, { areAll: seesAllRows(resource, caller) });
    if (rows.length === 0) return undefined;
    const differing = AROUND.filter((part) => new Set(rows.map((row) => row[part])).size > 1);
    return { sections: rows.length, open: rows.filter((row) => !row.is_taken).map((row) => openOf(row, differing)) };
  },
};

async function isSchoolDay({ context, today }: TileCall): Promise<boolean> {
  const day = await schoolTables<'class_days'>(context)
    .selectFrom('class_days')
    .select('id')
    .where('is_active', '=', 1)
    .where('kind', '=', 'working')
    .where(({ eb, ref }) => eb(sql<number>`${new Date(today).getUTCDay()}::int`, '=', ref('weekday')))
    .executeTakeFirst();
  if (day === undefined) return false;
  const holidays = await holidaysIn(schoolTables(context), { starts_on: today, ends_on: today }, ['students']);
  return holidays.length === 0;
}

async function readRegisters(
  { context, caller, today }: TileCall,
  { areAll }: { readonly areAll: boolean },
): Promise<readonly Register[]> {
  const year = await currentYear(context);
  if (!year || today < year.startsOn || today > year.endsOn) return [];
  const isSame = (one: string, other: string) =>
    sql.join(
      COHORT.map((name) => {
        const [left, right] = [sql.ref(`${one}.${name}`), sql.ref(`${other}.${name}`)];
        return name !== 'student_group_id' ? sql`${left} = ${right}` : sql`${left} is not distinct from ${right}`;
      }),
      sql` and `,
    );
  const isOwn = sql`exists (
    select from class_teachers own join employees teacher on teacher.id = own.employee_id
    where teacher.user_id = ${caller.userId} and own.is_active = 1 and ${isSame('own', 'roll')})`;
  const cohort = (alias: string) => sql.join(COHORT.map((name) => sql.ref(`${alias}.${name}`)));
  const { rows } = await sql<Register>`
    select ${cohort('roll')}, roll.students, class.name as class, section.name as section, grp.name as student_group,
      version.name as version, shift.name as shift, wing.name as wing,
      exists (
        select from student_attendances marked
        where marked.date = ${today} and marked.subject_id is null and ${isSame('marked', 'roll')}) as is_taken
    from (
      select ${cohort('e')}, count(*)::int as students from enrolments e
      where e.academic_year_id = ${year.id} and e.status = ${enrolled}
      group by ${cohort('e')}) roll
    join classes class on class.id = roll.class_id
    join sections section on section.id = roll.section_id
    join versions version on version.id = roll.version_id
    join shifts shift on shift.id = roll.shift_id
    join wings wing on wing.id = roll.wing_id
    left join student_groups grp on grp.id = roll.student_group_id
    where ${areAll ? sql`true` : isOwn}
    order by class."order", section.name, shift.name, version.name, wing.name`.execute(
    schoolTables<'enrolments'>(context),
  );
  return rows;
}

function openOf(row: Register, differing: readonly (typeof AROUND)[number][]): OpenRegister {
  const named = NAMED.filter(
    (part) => !AROUND.some((each) => each === part) || differing.some((each) => each === part),
  );
  return {
    resource: 'student',
    filter: { ...pick(row, COHORT), is_active: 1 },
    name: named.flatMap((part) => row[part] ?? []).join(' · '),
    students: row.students,
  };
}
