import { waiver } from '../../../../../schemas/fees/waiver.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { FEES } from './tariff.ts';

/** The states of a waiver, of one student's as of one for all. */
export const WAIVER = codesOf(waiver.fields.approval_status);

export interface Allowance {
  readonly kind: 'percentage' | 'sum';
  /** Percent, or minor units. */
  readonly value: number;
  /** The fee type's name; null for all. */
  readonly fee: string | null;
}

/** The waivers of students, by waiver type, with reasons. */
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
  /** The class counted from 1; all classes if not set. */
  readonly order?: number;
  /** The first and the last month, of this year. */
  readonly months: readonly [from: number, to: number];
  readonly state: keyof typeof WAIVER;
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
    state: 'approved',
    reason: 'Decided by the managing committee.',
  },
  {
    name: 'Flood relief',
    kind: 'sum',
    value: 10_000,
    fee: FEES.tuition,
    months: [7, 8],
    state: 'approved',
    reason: 'Many families were hit by the flood.',
  },
  {
    name: 'Welcome to class One',
    kind: 'sum',
    value: 50_000,
    fee: FEES.admission,
    order: 1,
    months: [1, 1],
    state: 'approved',
    reason: 'For early enrolment.',
  },
  {
    name: 'Ramadan relief',
    kind: 'percentage',
    value: 5,
    fee: FEES.tuition,
    months: [3, 3],
    state: 'approved',
    isActive: 0,
    reason: 'Withdrawn: the guardians’ council pays books instead.',
  },
  {
    name: 'Winter relief',
    kind: 'sum',
    value: 15_000,
    fee: FEES.tuition,
    months: [12, 12],
    state: 'pending',
    reason: 'Asked for by the guardians’ council.',
  },
  {
    name: 'Free examination for class Ten',
    kind: 'percentage',
    value: 100,
    fee: FEES.exam,
    order: 10,
    months: [11, 11],
    state: 'rejected',
    reason: 'Asked for by the class teachers.',
    rejectReason: 'The examination’s costs must be met',
  },
];
