import { fromMinor } from '../../../../core/money.ts';
import { at, namedIds } from '../lookups.ts';
import { type SeedRecord, seedRecords, type SeedContext } from '../seedRecords.ts';
import type { School } from '../school.ts';
import { schoolTables, type SchoolTables } from '../../tables.ts';

/** The names of the fee types. */
export const FEES = {
  tuition: 'Monthly tuition',
  admission: 'Admission fee',
  session: 'Session fee',
  exam: 'Examination fee',
} as const;

const FEE_TYPES = [
  { name: FEES.tuition, option: 'Tuition', rhythm: 'monthly', description: 'Due every month, also in the holidays' },
  { name: FEES.admission, option: 'Admission', rhythm: 'once', description: 'Paid by new students' },
  {
    name: FEES.session,
    option: 'Session',
    rhythm: 'yearly',
    description: 'Library, laboratory, sports and festivals of the year',
  },
  { name: FEES.exam, option: 'Examination', rhythm: 'per_exam', description: 'Paper, admit card and seat' },
  {
    name: 'School bus',
    option: 'Transport',
    rhythm: 'monthly',
    description: 'The bus is paid to its driver now',
    is_active: 0,
  },
] as const;

type Month = SchoolTables['assigned_fees_due_months']['month'];

export const ALL_MONTHS: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** The months in which the fees of the first two exams of a year are due. */
const EXAM_MONTHS: readonly Month[] = [5, 11];
const DUE_DAY = 10;
/** The yearly increase of every fee, in taka. */
const YEARLY_RISE = 50;

/** An assigned fee; money in minor units. */
export interface Fee {
  readonly id: number;
  readonly academic_year_id: number;
  readonly year: number;
  readonly class_id: number;
  readonly version_id: number | null;
  readonly fee_type_id: number;
  readonly amount: number;
  readonly months: readonly Month[];
  readonly dueDay: number;
  readonly fine: { readonly kind: 'none' | 'fixed' | 'per_day'; readonly amount: number; readonly cap: number };
}

const NO_FINE = { kind: 'none', amount: 0, cap: 0 } as const;
const TUITION_FINE = { kind: 'per_day', amount: 500, cap: 10_000 } as const;
const SESSION_FINE = { kind: 'fixed', amount: 20_000, cap: 0 } as const;

/** Seeds the fee types. Returns their ids by name. */
export async function seedFeeTypes(context: SeedContext): Promise<ReadonlyMap<string, number>> {
  const feeOptions = await namedIds(context, 'feeOption');
  const ids = await seedRecords(
    context,
    'feeType',
    FEE_TYPES.map(({ option, ...type }) => ({ ...type, fee_option_id: at(feeOptions, option) })),
  );
  return new Map(FEE_TYPES.map(({ name }, index) => [name, ids[index] ?? 0]));
}

/** Seeds the fees of every class in the current and the last year. */
export async function seedTariff(
  context: SeedContext,
  school: School,
  types: ReadonlyMap<string, number>,
): Promise<Fee[]> {
  const exams = [...(await namedIds(context, 'examType')).values()];
  const current = school.years.indexOf(school.yearId);
  const assignedFees = school.years
    .slice(Math.max(current - 1, 0), current + 1)
    .flatMap((academic_year_id, index, { length }) => {
      const year = school.year - length + 1 + index;
      return school.classes.flatMap((class_id, classIndex) =>
        feesOfClass({ school, order: classIndex + 1, rise: (index + 1 - length) * YEARLY_RISE, exams, types }).map(
          (fee) => ({
            ...fee,
            academic_year_id,
            year,
            class_id,
          }),
        ),
      );
    });
  const ids = await seedRecords(context, 'assignedFee', assignedFees.map(recordOf));
  const stored = assignedFees.map((fee, index) => ({ ...fee, id: ids[index] ?? 0 }));
  const rows = stored.flatMap(({ id, months }) =>
    months.map((month, position) => ({ parent_id: id, position, month })),
  );
  await schoolTables<'assigned_fees_due_months'>(context).insertInto('assigned_fees_due_months').values(rows).execute();
  return stored;
}

type FeeOfClass = Omit<Fee, 'id' | 'academic_year_id' | 'year' | 'class_id'> & { readonly exam_type_id: number | null };

function feesOfClass(options: {
  readonly school: School;
  readonly order: number;
  readonly rise: number;
  readonly exams: readonly number[];
  readonly types: ReadonlyMap<string, number>;
}): FeeOfClass[] {
  const { school, order, rise, exams, types } = options;
  const make = (name: string, taka: number, other: Partial<FeeOfClass>): FeeOfClass => ({
    fee_type_id: at(types, name),
    amount: (taka + rise) * 100,
    version_id: null,
    exam_type_id: null,
    months: [1],
    dueDay: DUE_DAY,
    fine: NO_FINE,
    ...other,
  });
  return [
    ...school.versions.map((version_id, index) =>
      make(FEES.tuition, 900 + order * 100 + index * 400, { version_id, months: ALL_MONTHS, fine: TUITION_FINE }),
    ),
    make(FEES.session, 2_000 + order * 200, { dueDay: 31, fine: SESSION_FINE }),
    ...exams
      .slice(0, EXAM_MONTHS.length)
      .map((exam_type_id, index) =>
        make(FEES.exam, 250 + order * 25, { exam_type_id, months: EXAM_MONTHS.slice(index, index + 1) }),
      ),
    ...(order === 1 ? [make(FEES.admission, 3_000, {})] : []),
  ];
}

function recordOf({ amount, dueDay, fine, months: _, ...fee }: Omit<Fee, 'id'> & FeeOfClass): SeedRecord {
  return {
    ...fee,
    amount: fromMinor(amount),
    due_day: dueDay,
    fine_kind: fine.kind,
    fine_amount: fine.kind === 'none' ? null : fromMinor(fine.amount),
    fine_cap: fine.kind === 'per_day' ? fromMinor(fine.cap) : null,
    created_at: `${fee.year - 1}-12-15T05:00:00.000Z`,
  };
}
