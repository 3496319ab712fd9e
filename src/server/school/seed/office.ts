import { fromMinor } from '../../../core/money.ts';
import { instantOf } from './days.ts';
import { at, namedIds } from './lookups.ts';
import { BOOKINGS } from './office/bookings.ts';
import { BATCHES, FAILURES, SMS, segmentsOf } from './office/sms.ts';
import { type SeedRecord, seedRecords, type SeedContext } from './seedRecords.ts';
import type { School } from './school.ts';
import { addDays } from '../../../core/days.ts';

/** The cost of one SMS segment, in minor units. */
const PART_COST = 35;
const ATTEMPTS = 3;
/** The step through the list of people, so that the batches have different recipients. */
const STEP = 37;

/** Seeds past and future bookings of rooms, and SMS in every state. */
export async function seedOffice(context: SeedContext, school: School): Promise<void> {
  await seedBookings(context, school);
  await seedRecords(context, 'smsMessage', makeMessages(school));
}

async function seedBookings(context: SeedContext, { today, employees, users }: School): Promise<void> {
  const rooms = await namedIds(context, 'conferenceRoom');
  const bookings = BOOKINGS.map(
    ({ room, day, from, to, purpose, by, people, note, isActive }): SeedRecord => ({
      conference_room_id: at(rooms, room),
      purpose,
      starts_at: `${addDays(today, day)}T${from}:00.000Z`,
      ends_at: `${addDays(today, day)}T${to}:00.000Z`,
      employee_id: employees[by]?.id ?? null,
      participants: people ?? null,
      note: note ?? null,
      is_active: isActive ?? 1,
      created_by: users.office,
      created_at: instantOf(addDays(today, Math.min(day, 0) - 3), '05:00'),
    }),
  );
  await seedRecords(context, 'conferenceBooking', bookings);
}

function makeMessages({ today, students, parents, employees, users }: School): SeedRecord[] {
  const phones = new Map(parents.map(({ id, phone }) => [id, phone]));
  return BATCHES.flatMap(({ day, name: batch, count, to, text, ends }) =>
    Array.from({ length: count }, (_, index): SeedRecord => {
      const number = index * STEP;
      const student = to === 'parents' ? students[number % students.length] : undefined;
      const employee = to === 'employees' ? employees[number % employees.length] : undefined;
      const recipient = (student ?? employee)?.name ?? '';
      const end = ends[index % ends.length] ?? 'queued';
      const on = addDays(today, -day);
      const body = text(recipient);
      const segments = segmentsOf(body);
      const isOut = end === 'sent' || end === 'delivered';
      const minute = String(index).padStart(2, '0');
      return {
        phone: employee?.phone ?? phones.get(student?.parent_id ?? 0),
        recipient,
        body,
        student_id: student?.id ?? null,
        employee_id: employee?.id ?? null,
        batch,
        segments,
        cost: end === 'queued' ? null : fromMinor(segments * PART_COST),
        gateway: end === 'queued' ? null : 'log',
        attempts: end === 'queued' ? 0 : end === 'failed' ? ATTEMPTS : 1,
        sent_at: isOut ? `${on}T00:${minute}:10.000Z` : null,
        delivered_at: end === 'delivered' ? `${on}T00:${minute}:40.000Z` : null,
        status: SMS[end],
        failure: end === 'failed' ? FAILURES[index % FAILURES.length] : null,
        created_by: users.office,
        created_at: instantOf(on, '00:00'),
      };
    }),
  );
}
