import { FEES } from './tariff.ts';

export interface Allowance {
  readonly kind: 'percentage' | 'sum';
  /** Percent, or minor units. */
  readonly value: number;
  /** The fee type's name; null for all. */
  readonly fee: string | null;
}

/** What students get, by waiver type, and why. */
export const STUDENT_WAIVERS: readonly (Allowance & { readonly type: string; readonly reason: string })[] = [
  { type: 'Sibling', kind: 'percentage', value: 25, fee: FEES.tuition, reason: 'An elder sister attends class Nine.' },
  { type: 'Merit', kind: 'percentage', value: 50, fee: FEES.tuition, reason: 'Second in the annual examination.' },
  {
    type: 'Hardship',
    kind: 'sum',
    value: 30_000,
    fee: FEES.tuition,
    reason: 'The father lost his work; recommended by the class teacher.',
  },
  { type: 'Staff child', kind: 'percentage', value: 40, fee: null, reason: 'The mother teaches at the school.' },
  {
    type: 'Freedom fighter’s family',
    kind: 'percentage',
    value: 100,
    fee: FEES.tuition,
    reason: 'Certificate seen at the office.',
  },
];

export const REJECT_REASONS = [
  'The certificate is missing',
  'The family income is above the limit',
  'Asked for twice',
] as const;

export interface PlanForAll extends Allowance {
  readonly name: string;
  readonly reason: string;
  /** The class counted from 1; all when it is not said. */
  readonly order?: number;
  /** The first and the last month, of this year. */
  readonly months: readonly [from: number, to: number];
  readonly status: 0 | 1 | 2;
  readonly isActive?: 0;
  readonly rejectReason?: string;
}

/** Waivers for every student, or every student of a class. */
export const WAIVERS_FOR_ALL: readonly PlanForAll[] = [
  {
    name: 'Fiftieth year of the school',
    kind: 'percentage',
    value: 10,
    fee: FEES.session,
    months: [1, 1],
    status: 1,
    reason: 'Decided by the managing committee.',
  },
  {
    name: 'Flood relief',
    kind: 'sum',
    value: 10_000,
    fee: FEES.tuition,
    months: [7, 8],
    status: 1,
    reason: 'Many families were hit by the flood.',
  },
  {
    name: 'Welcome to class One',
    kind: 'sum',
    value: 50_000,
    fee: FEES.admission,
    order: 1,
    months: [1, 1],
    status: 1,
    reason: 'For early enrolment.',
  },
  {
    name: 'Ramadan relief',
    kind: 'percentage',
    value: 5,
    fee: FEES.tuition,
    months: [3, 3],
    status: 1,
    isActive: 0,
    reason: 'Withdrawn: the guardians’ council pays books instead.',
  },
  {
    name: 'Winter relief',
    kind: 'sum',
    value: 15_000,
    fee: FEES.tuition,
    months: [12, 12],
    status: 0,
    reason: 'Asked for by the guardians’ council.',
  },
  {
    name: 'Free examination for class Ten',
    kind: 'percentage',
    value: 100,
    fee: FEES.exam,
    order: 10,
    months: [11, 11],
    status: 2,
    reason: 'Asked for by the class teachers.',
    rejectReason: 'The examination’s costs must be met',
  },
];
