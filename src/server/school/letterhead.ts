import type { OpenDatabase } from '../db/database.ts';
import type { Letterhead } from '../documents/letterhead.ts';
import { shownPhone } from '../phoneNumbers.ts';
import { schoolTables } from './tables.ts';

/** What stands on paper before the institute has told anything of itself. */
const NOTHING: Letterhead = {
  name: '',
  name_local: null,
  address: null,
  phone: null,
  email: null,
  website: null,
  color: null,
  logo: null,
};

/** The institute, as the head of a paper says it. */
export async function readLetterhead(database: Pick<OpenDatabase, 'db'>): Promise<Letterhead> {
  const institute = await schoolTables<'institutes'>({ database })
    .selectFrom('institutes')
    .select(['name', 'name_local', 'address', 'phone', 'email', 'website', 'color', 'logo', 'country'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!institute) return NOTHING;
  const { country, ...head } = institute;
  return { ...head, phone: head.phone && shownPhone(head.phone, country) };
}
