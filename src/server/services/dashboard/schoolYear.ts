import type { Context } from '../../context.ts';

export interface SchoolYear {
  readonly id: number;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** The academic year that is current; undefined before there is one. */
export async function currentYear({ database }: Context): Promise<SchoolYear | undefined> {
  const [row] = await database.query('select id, starts_on, ends_on from academic_years where is_current = 1');
  return row && { id: Number(row.id), startsOn: String(row.starts_on), endsOn: String(row.ends_on) };
}
