import { fromMinor } from '../../../../core/money.ts';
import { dayOf, instantOf } from '../days.ts';
import { at, namedIds } from '../lookups.ts';
import { type SeedRecord, seedRecords, type SeedContext } from '../seedRecords.ts';
import type { Random } from '../random.ts';
import type { School, SchoolStudent } from '../school.ts';
import type { Fee } from './tariff.ts';
import {
  type Allowance,
  type PlanForAll,
  REJECT_REASONS,
  STUDENT_WAIVERS,
  WAIVER,
  WAIVERS_FOR_ALL,
} from './waiverPlans.ts';
import { addDays } from '../../../../core/days.ts';

/** One of this many students has requested a waiver. */
const EVERY = 11;

/** A waiver that reduces dues. */
export interface GrantedWaiver extends Pick<Allowance, 'kind' | 'value'> {
  /** The student; null for all. */
  readonly student_id: number | null;
  readonly class_id: number | null;
  readonly fee_type_id: number | null;
  readonly academic_year_id: number;
  readonly from: string;
  readonly to: string | null;
}

interface WaiverOptions {
  readonly context: SeedContext;
  readonly school: School;
  readonly random: Random;
  readonly feeTypes: ReadonlyMap<string, number>;
}

/** Seeds waivers of students and for all, in every state. Returns those that reduce dues. */
export async function seedWaivers(options: WaiverOptions): Promise<GrantedWaiver[]> {
  const { context, school } = options;
  const types = await namedIds(context, 'waiverType');
  const own = school.students
    .filter(({ isActive }, index) => isActive && index % EVERY === EVERY - 1)
    .map((student, index) => ownWaiver({ ...options, types, student, index }));
  const forAll = WAIVERS_FOR_ALL.map((plan) => waiverForAll(options, plan));
  await seedRecords(
    context,
    'waiver',
    own.map(({ record }) => record),
  );
  await seedRecords(
    context,
    'waiverForAll',
    forAll.map(({ record }) => record),
  );
  return [...own, ...forAll]
    .filter(({ record }) => record.approval_status === WAIVER.approved && record.is_active === 1)
    .map(({ granted }) => granted);
}

/** The waivers that apply to a student: their own and those for all. */
export function grantedTo(student: number, granted: readonly GrantedWaiver[]): GrantedWaiver[] {
  return granted.filter(({ student_id }) => student_id === null || student_id === student);
}

/** The sum of a student's waivers of a fee in a month, in minor units; at most the amount of the fee. */
export function waivedOf(granted: readonly GrantedWaiver[], fee: Fee, month: number): number {
  const [first, last] = [dayOf(fee.year, month, 1), dayOf(fee.year, month, 31)];
  const applying = granted.filter(
    (waiver) =>
      waiver.academic_year_id === fee.academic_year_id &&
      (waiver.class_id ?? fee.class_id) === fee.class_id &&
      (waiver.fee_type_id ?? fee.fee_type_id) === fee.fee_type_id &&
      waiver.from <= last &&
      (waiver.to === null || waiver.to >= first),
  );
  const sum = applying.reduce(
    (total, { kind, value }) => total + (kind === 'sum' ? value : Math.round((fee.amount * value) / 100)),
    0,
  );
  return Math.min(sum, fee.amount);
}

function ownWaiver(
  options: WaiverOptions & {
    readonly types: ReadonlyMap<string, number>;
    readonly student: SchoolStudent;
    readonly index: number;
  },
): { record: SeedRecord; granted: GrantedWaiver } {
  const { school, random, feeTypes, types, student, index } = options;
  const plan = STUDENT_WAIVERS[index % STUDENT_WAIVERS.length] as (typeof STUDENT_WAIVERS)[number];
  const approval_status = index % 6 === 3 ? WAIVER.pending : index % 9 === 5 ? WAIVER.rejected : WAIVER.approved;
  const requestedOn =
    approval_status === WAIVER.pending
      ? addDays(school.today, -random.whole(1, 9))
      : `${school.year}-01-0${random.whole(2, 8)}`;
  const granted = {
    ...grantOf(school, feeTypes, plan),
    student_id: student.id,
    class_id: null,
    from: approval_status === WAIVER.pending ? requestedOn : `${school.year}-01-01`,
    to: plan.type === 'Hardship' ? `${school.year}-06-30` : null,
  };
  const record = {
    ...amountsOf(plan),
    student_id: student.id,
    waiver_type_id: at(types, plan.type),
    fee_type_id: granted.fee_type_id,
    academic_year_id: school.yearId,
    starts_on: granted.from,
    ends_on: approval_status === WAIVER.pending ? null : granted.to,
    reason: plan.reason,
    approval_status,
    reject_reason: approval_status === WAIVER.rejected ? random.pick(REJECT_REASONS) : null,
    is_active: approval_status === WAIVER.approved && index % 17 === 16 ? 0 : 1,
    created_by: school.users.office,
    created_at: instantOf(requestedOn > school.today ? school.today : requestedOn, '04:30'),
  };
  return { record, granted };
}

function waiverForAll(
  { school, feeTypes }: WaiverOptions,
  plan: PlanForAll,
): { record: SeedRecord; granted: GrantedWaiver } {
  const [from, to] = plan.months;
  const granted = {
    ...grantOf(school, feeTypes, plan),
    student_id: null,
    class_id: plan.order ? (school.classes[plan.order - 1] ?? null) : null,
    from: dayOf(school.year, from, 1),
    to: dayOf(school.year, to, 31),
  };
  const record = {
    ...amountsOf(plan),
    name: plan.name,
    class_id: granted.class_id,
    fee_type_id: granted.fee_type_id,
    academic_year_id: school.yearId,
    starts_on: granted.from,
    ends_on: granted.to,
    reason: plan.reason,
    approval_status: WAIVER[plan.state],
    reject_reason: plan.rejectReason ?? null,
    is_active: plan.isActive ?? 1,
    created_by: school.users.office,
    created_at: `${school.year}-01-01T05:00:00.000Z`,
  };
  return { record, granted };
}

function grantOf({ yearId }: School, feeTypes: ReadonlyMap<string, number>, { kind, value, fee }: Allowance) {
  return { kind, value, fee_type_id: fee === null ? null : at(feeTypes, fee), academic_year_id: yearId };
}

function amountsOf({ kind, value }: Allowance): SeedRecord {
  return kind === 'sum' ? { kind, amount: fromMinor(value) } : { kind, percentage: value };
}
