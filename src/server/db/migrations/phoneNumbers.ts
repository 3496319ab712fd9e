import { storedPhone } from '../../phoneNumbers.ts';
import type { Session } from '../openDatabaseTypes.ts';

/** The columns that held phone numbers when migration 0036 was written. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  applicants: ['father_phone', 'mother_phone'],
  banks: ['phone'],
  contact_information: ['phone', 'mobile'],
  contact_messages: ['phone'],
  employee_leave_requests: ['phone'],
  employees: ['phone', 'emergency_phone'],
  institutes: ['phone'],
  sms_messages: ['phone'],
  student_parents: ['phone'],
  students: ['phone', 'father_phone', 'mother_phone', 'local_guardian_phone'],
  wings: ['phone'],
};

const BATCH = 5_000;

/** Brings numbers over to the form in which they are stored now; what cannot be read as a number stays as it is. */
export async function convertPhoneNumbers(session: Pick<Session, 'query'>): Promise<void> {
  const [institute] = await session.query<{ country: string }>('select country from institutes order by id limit 1');
  if (!institute) return;
  for (const [table, columns] of Object.entries(COLUMNS))
    for (const column of columns) await convertColumn(session, { table, column, country: institute.country });
}

async function convertColumn(
  session: Pick<Session, 'query'>,
  { table, column, country }: { readonly table: string; readonly column: string; readonly country: string },
): Promise<void> {
  const rows = await session.query<{ number: string }>(
    `select distinct ${column} collate "C" as number from ${table} where ${column} is not null`,
  );
  const read = rows.flatMap(({ number }) => {
    const stored = storedPhone(number, country);
    return stored === undefined || stored === number ? [] : [{ number, stored }];
  });
  for (let start = 0; start < read.length; start += BATCH) {
    const batch = read.slice(start, start + BATCH);
    await session.query(
      `update ${table} t set ${column} = r.stored from unnest($1::text[], $2::text[]) as r(number, stored)
        where t.${column} collate "C" = r.number`,
      [batch.map(({ number }) => number), batch.map(({ stored }) => stored)],
    );
  }
}
