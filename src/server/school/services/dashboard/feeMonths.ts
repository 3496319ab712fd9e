import { studentPayment } from '../../../../../schemas/fees/studentPayment.ts';
import { waiver } from '../../../../../schemas/fees/waiver.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Context } from '../../../context.ts';

const { approved } = codesOf(waiver.fields.approval_status);
const { received } = codesOf(studentPayment.fields.status);

/** What is to be paid for a month by all, and what of it has come in; both without fines, in minor units. */
export interface FeeMonthRow {
  /** `YYYY-MM` */
  readonly month: string;
  readonly charged: bigint;
  readonly received: bigint;
}

/** What a waiver `w` takes off an amount. */
const worth = (amount: string) => `case w.kind when 'sum' then w.amount else round(${amount} * w.percentage / 100) end`;

/** Whether a waiver `w` is granted for the charge `h`: for its year, its fee and its month. */
const APPLIES = `w.approval_status = ${approved} and w.is_active = 1 and w.academic_year_id = h.academic_year_id
  and (w.fee_type_id is null or w.fee_type_id = h.fee_type_id)
  and h.first_day >= date_trunc('month', w.starts_on) and (w.ends_on is null or h.first_day <= w.ends_on)`;

/**
 * Who pays alike is taken together: a class of sixty costs as much as one student. Only a student's own waivers are
 * worked out one by one. Waivers add up to the amount at most, those for all before a student's own.
 */
const SQL = `
with year as (
  select id, starts_on, extract(year from starts_on)::int as starts_in, extract(month from starts_on)::int as first_month
  from academic_years where is_current = 1
), pupils as (
  select s.id, s.class_id, s.version_id, s.shift_id, s.student_group_id from students s
  join year y on y.id = s.academic_year_id
  where s.is_active = 1 and ($1::bigint[] is null or s.id = any($1))
), fee_months as (
  select f.*, make_date(y.starts_in + case when m.month < y.first_month then 1 else 0 end, m.month, 1) as first_day
  from assigned_fees f join year y on y.id = f.academic_year_id
  join assigned_fees_due_months m on m.parent_id = f.id
  where f.is_active = 1
), cohorts as (
  select class_id, version_id, shift_id, student_group_id, count(*) as pupils from pupils group by 1, 2, 3, 4
), charges as (
  select c.class_id, c.version_id, c.shift_id, c.student_group_id, c.pupils,
    f.id as fee_id, f.fee_type_id, f.academic_year_id, f.amount, f.first_day
  from cohorts c join fee_months f on f.class_id = c.class_id
    and (f.version_id is null or f.version_id = c.version_id)
    and (f.shift_id is null or f.shift_id = c.shift_id)
    and (f.student_group_id is null or f.student_group_id = c.student_group_id)
), asked as (
  select h.*, h.amount - least(h.amount, coalesce((
    select sum(${worth('h.amount')}) from waivers_for_all w where ${APPLIES} and (w.class_id is null or w.class_id = h.class_id)
  ), 0)) as rest
  from charges h
), own as (
  select first_day, sum(least(rest, waived)) as waived from (
    select s.id, h.fee_id, h.first_day, h.rest, sum(${worth('h.amount')}) as waived
    from pupils s join waivers w on w.student_id = s.id
    join asked h on ${APPLIES} and h.class_id = s.class_id and h.version_id = s.version_id and h.shift_id = s.shift_id
      and h.student_group_id is not distinct from s.student_group_id
    group by s.id, h.fee_id, h.first_day, h.rest
  ) each_waiver group by first_day
), charged as (
  select first_day, sum(rest * pupils) as amount from asked group by first_day
), received as (
  select make_date(y.starts_in + case when l.month < y.first_month then 1 else 0 end, l.month, 1) as first_day,
    sum(greatest(l.paid - l.fine, 0)) as amount
  from student_payments p join pupils s on s.id = p.student_id
  join student_payments_lines l on l.parent_id = p.id
  join assigned_fees f on f.id = l.assigned_fee_id join year y on y.id = f.academic_year_id
  where p.status = ${received} group by 1
)
select to_char(c.first_day, 'YYYY-MM') as month,
  (c.amount - coalesce(o.waived, 0))::bigint as charged, coalesce(r.amount, 0)::bigint as received
from charged c left join own o using (first_day) left join received r using (first_day)
order by c.first_day`;

/** The months of the current academic year in which something is to be paid; of all students, or of some. */
export async function feeMonths({ database }: Context, students?: readonly number[]): Promise<FeeMonthRow[]> {
  const rows = await database.query<Record<keyof FeeMonthRow, string>>(SQL, [students ?? null]);
  return rows.map(({ month, charged, received }) => ({ month, charged: BigInt(charged), received: BigInt(received) }));
}

/** What is still open of some months, in minor units. */
export function openOf(months: readonly FeeMonthRow[]): bigint {
  return months.reduce((sum, { charged, received }) => (charged > received ? sum + charged - received : sum), 0n);
}
