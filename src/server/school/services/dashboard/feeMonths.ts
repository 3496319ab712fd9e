import { sql } from 'kysely';
import { studentPayment } from '../../../../../schemas/fees/studentPayment.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Context } from '../../../context.ts';
import { ALWAYS_FILLED, firstDay, withChargedFees } from './chargedFees.ts';
import { isGranted, waived } from './waived.ts';

const { received } = codesOf(studentPayment.fields.status);

/** What is to be paid for a month by all, and what of it has come in; both without fines, in minor units. */
export interface FeeMonthRow {
  /** `YYYY-MM` */
  readonly month: string;
  readonly charged: bigint;
  readonly received: bigint;
}

/** The months of the current academic year in which something is to be paid; of all students, or of some. */
export async function feeMonths(context: Context, students?: readonly number[]): Promise<FeeMonthRow[]> {
  const rows = await chargedMonths(context, students)
    .selectFrom('charged')
    .leftJoin('own', 'own.first_day', 'charged.first_day')
    .leftJoin('received', 'received.first_day', 'charged.first_day')
    .select(({ ref }) => [
      sql<string>`to_char(${ref('charged.first_day')}, 'YYYY-MM')`.as('month'),
      sql<number | string>`(${ref('charged.amount')} - coalesce(${ref('own.waived')}, 0))::bigint`.as('charged'),
      sql<number | string>`coalesce(${ref('received.amount')}, 0)::bigint`.as('received'),
    ])
    .orderBy('charged.first_day')
    .execute();
  return rows.map(({ month, charged, received }) => ({ month, charged: BigInt(charged), received: BigInt(received) }));
}

/**
 * Only a student's own waivers are worked out one by one. Waivers add up to the amount at most, those for all before a
 * student's own.
 */
function chargedMonths(context: Context, students?: readonly number[]) {
  return withChargedFees(context, students)
    .with('own', (db) =>
      db
        .selectFrom((eb) =>
          eb
            .selectFrom('pupils as pupil')
            .innerJoin('waivers as waiver', 'waiver.student_id', 'pupil.id')
            .innerJoin('asked as charge', (join) =>
              ALWAYS_FILLED.reduce(
                (on, name) => on.onRef(`charge.${name}`, '=', `pupil.${name}`),
                join
                  .on(isGranted)
                  .onRef('charge.student_group_id', 'is not distinct from', 'pupil.student_group_id')
                  .onRef('charge.from_day', 'is not distinct from', 'pupil.from_day'),
              ),
            )
            .select(['charge.first_day', 'charge.rest', waived().as('waived')])
            .groupBy(['pupil.id', 'charge.fee_id', 'charge.first_day', 'charge.rest'])
            .as('each'),
        )
        .select(({ ref }) => [
          'each.first_day',
          sql<number>`sum(least(${ref('each.rest')}, ${ref('each.waived')}))`.as('waived'),
        ])
        .groupBy('each.first_day'),
    )
    .with('charged', (db) =>
      db
        .selectFrom('asked')
        .select(({ ref }) => ['first_day', sql<number>`sum(${ref('rest')} * ${ref('pupils')})`.as('amount')])
        .groupBy('first_day'),
    )
    .with('received', (db) =>
      db
        .selectFrom('student_payments as payment')
        .innerJoin('pupils as pupil', 'pupil.id', 'payment.student_id')
        .innerJoin('student_payments_lines as line', 'line.parent_id', 'payment.id')
        .innerJoin('assigned_fees as fee', 'fee.id', 'line.assigned_fee_id')
        .innerJoin('year', 'year.id', 'fee.academic_year_id')
        .select(({ ref }) => [
          firstDay(ref('line.month'), ref('year.starts_in'), ref('year.first_month')).as('first_day'),
          sql<number>`sum(greatest(${ref('line.paid')} - ${ref('line.fine')}, 0))`.as('amount'),
        ])
        .where('payment.status', '=', received)
        .groupBy('first_day'),
    );
}

/** What is still open of some months, in minor units. */
export function openOf(months: readonly FeeMonthRow[]): bigint {
  return months.reduce((sum, { charged, received }) => (charged > received ? sum + charged - received : sum), 0n);
}
