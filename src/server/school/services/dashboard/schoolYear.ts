import type { Context } from '../../../context.ts';
import { schoolTables } from '../../tables.ts';

export interface SchoolYear {
  readonly id: number;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** The academic year that is current; undefined before there is one. */
export function currentYear(context: Context): Promise<SchoolYear | undefined> {
  return schoolTables<'academic_years'>(context)
    .selectFrom('academic_years')
    .select(['id', 'starts_on as startsOn', 'ends_on as endsOn'])
    .where('is_current', '=', 1)
    .executeTakeFirst();
}
