import { type Expression, sql } from 'kysely';
import { assignedFee } from '../../../../../schemas/fees/assignedFee.ts';
import type { feeType } from '../../../../../schemas/fees/feeType.ts';
import type { RecordOf } from '../../../../core/infer.ts';
import type { Context } from '../../../context.ts';
import { schoolTables } from '../../tables.ts';
import { appliesToStudent, isEmptyOr } from './cohort.ts';
import { isGranted, waived } from './waived.ts';

/** Who has these in common, and the group that may be none, is charged the same. */
export const ALWAYS_FILLED = ['academic_year_id', 'class_id', 'version_id', 'shift_id'] as const;
const ALIKE = [...ALWAYS_FILLED, 'student_group_id'] as const;

/** Fees of these rhythms are owed by whoever comes in the middle of the year as well: the rest only from their month on. */
const OWED_WHOLE: readonly RecordOf<typeof feeType>['rhythm'][] = ['yearly', 'once'];

/**
 * The beginning of a query for the fees that are charged in the months of the current academic year, to all students or to
 * some (`pupils`). Students with the same fees form one row, so a class of sixty costs as much as one student. `rest` is the
 * part of an amount that the waivers for all leave.
 */
export function withChargedFees(context: Context, students?: readonly number[]) {
  return schoolTables<
    | 'academic_years'
    | 'students'
    | 'assigned_fees'
    | 'assigned_fees_due_months'
    | 'fee_types'
    | 'waivers'
    | 'waivers_for_all'
    | 'student_payments'
    | 'student_payments_lines'
  >(context)
    .with('year', (db) =>
      db
        .selectFrom('academic_years')
        .select(({ ref }) => [
          'id',
          'starts_on',
          'ends_on',
          sql<number>`extract(year from ${ref('starts_on')})::int`.as('starts_in'),
          sql<number>`extract(month from ${ref('starts_on')})::int`.as('first_month'),
        ])
        .where('is_current', '=', 1),
    )
    .with('pupils', (db) => {
      const all = db
        .selectFrom('students as student')
        .innerJoin('year', 'year.id', 'student.academic_year_id')
        .select(({ ref }) => [
          'student.id',
          ...ALIKE.map((name) => `student.${name}` as const),
          monthOfEntry(ref('student.admitted_on'), ref('year.starts_on'), ref('year.ends_on')).as('from_day'),
        ])
        .where('student.is_active', '=', 1);
      return students ? all.where(({ eb, fn, val }) => eb('student.id', '=', fn.any(val(students)))) : all;
    })
    .with('cohorts', (db) =>
      db
        .selectFrom('pupils')
        .select(({ fn }) => [...ALIKE, 'from_day', fn.countAll<number>().as('pupils')])
        .groupBy([...ALIKE, 'from_day']),
    )
    .with('charges', (db) =>
      db
        .selectFrom('cohorts as cohort')
        .innerJoin('assigned_fees as fee', (join) =>
          join.on(() => appliesToStudent(assignedFee, { record: 'fee', cohort: 'cohort' })),
        )
        .innerJoin('year', 'year.id', 'fee.academic_year_id')
        .innerJoin('fee_types as type', 'type.id', 'fee.fee_type_id')
        .innerJoin('assigned_fees_due_months as due', 'due.parent_id', 'fee.id')
        .select(({ ref }) => [
          ...ALIKE.map((name) => `cohort.${name}` as const),
          'cohort.from_day',
          'cohort.pupils',
          'fee.id as fee_id',
          'fee.fee_type_id',
          'fee.amount',
          firstDay(ref('due.month'), ref('year.starts_in'), ref('year.first_month')).as('first_day'),
        ])
        .where('fee.is_active', '=', 1)
        .where((eb) =>
          eb.or([
            eb('cohort.from_day', 'is', null),
            eb('type.rhythm', 'in', OWED_WHOLE),
            eb(
              firstDay(eb.ref('due.month'), eb.ref('year.starts_in'), eb.ref('year.first_month')),
              '>=',
              eb.ref('cohort.from_day'),
            ),
          ]),
        ),
    )
    .with('asked', (db) =>
      db
        .selectFrom('charges as charge')
        .selectAll()
        .select(({ ref, selectFrom }) => {
          const forAll = selectFrom('waivers_for_all as waiver')
            .select(waived().as('waived'))
            .where(isGranted)
            .where((of) => isEmptyOr(of.ref('waiver.class_id'), of.ref('charge.class_id')));
          const amount = ref('charge.amount');
          return sql<number>`${amount} - least(${amount}, coalesce(${forAll}, 0))`.as('rest');
        }),
    );
}

/** The first day of the month in which somebody came in the middle of the year; none of whoever was there when it began. */
function monthOfEntry(admitted: Expression<string | null>, first: Expression<string>, last: Expression<string>) {
  const isInYear = sql`${admitted} > ${first} and ${admitted} <= ${last}`;
  return sql<string | null>`case when ${isInYear} then date_trunc('month', ${admitted})::date end`;
}

/** The first day of a month in the academic year. */
export function firstDay(month: Expression<number>, startsIn: Expression<number>, firstMonth: Expression<number>) {
  return sql<string>`make_date(${startsIn} + case when ${month} < ${firstMonth} then 1 else 0 end, ${month}, 1)`;
}
