import type { AliasedExpression } from 'kysely';
import { type Presence, presencePercent } from '../../../../../schemas/dashboard.ts';
import { schoolTables } from '../../tables.ts';
import type { Person } from './persons.ts';
import { presenceColumns } from './presence.ts';
import type { SchoolYear } from './schoolYear.ts';
import type { TileCall } from './tile.ts';

/** How often somebody was there since the year began; undefined when nobody has ever looked. */
export async function ownPresence(call: TileCall, person: Person, year: SchoolYear): Promise<Presence | undefined> {
  const presence = await schoolTables<'attendance_statuses'>(call.context)
    .selectFrom(rollCallsOf(call, person))
    .innerJoin('attendance_statuses as status', 'status.id', 'marked.attendance_status_id')
    .select(({ ref }) => presenceColumns(ref('status.alias')))
    .where((eb) => eb.between('marked.date', year.startsOn, call.today))
    .executeTakeFirstOrThrow();
  const isKnown = presencePercent(presence) !== undefined || presence.leave > 0;
  return isKnown ? presence : undefined;
}

interface RollCall {
  date: string;
  attendance_status_id: number;
}

function rollCallsOf({ context }: TileCall, { kind, id }: Person): AliasedExpression<RollCall, 'marked'> {
  const tables = schoolTables<'employee_attendances' | 'student_attendances'>(context);
  if (kind === 'employee')
    return tables
      .selectFrom('employee_attendances')
      .select(['date', 'attendance_status_id'])
      .where('employee_id', '=', id)
      .as('marked');
  return tables
    .selectFrom('student_attendances')
    .select(['date', 'attendance_status_id'])
    .where('student_id', '=', id)
    .where('subject_id', 'is', null)
    .as('marked');
}
