import { ATTENDANCE_ALIASES, attendanceStatus } from '../../../../../schemas/settings/attendanceStatus.ts';
import { defineRules, type ProblemsOf, type Removing, type Writing } from '../../../services/rules.ts';
import { refuseInSchool } from '../../refusals.ts';

const COUNTED: ReadonlySet<string> = new Set(Object.values(ATTENDANCE_ALIASES));

/** A status that is counted keeps its alias. */
async function keepAlias({
  existing,
  values,
}: Writing<typeof attendanceStatus>): Promise<ProblemsOf<typeof attendanceStatus> | undefined> {
  const isKept = !existing || !COUNTED.has(existing.alias) || (values.alias ?? existing.alias) === existing.alias;
  return isKept ? undefined : { alias: [{ key: 'writeOnce' }] };
}

async function keepCounted({ existing }: Removing<typeof attendanceStatus>): Promise<void> {
  if (COUNTED.has(existing.alias)) throw refuseInSchool.countedStatus({ alias: existing.alias });
}

export const attendanceStatusRules = defineRules(attendanceStatus, {
  beforeWrite: keepAlias,
  checksRowAlone: true,
  beforeRemove: keepCounted,
});
