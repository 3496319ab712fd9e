import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { waiver } from '../../../../../schemas/fees/waiver.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { SchoolTables } from '../../tables.ts';
import { isEmptyOr } from './cohort.ts';

const { approved } = codesOf(waiver.fields.approval_status);

type Shared = keyof SchoolTables['waivers'] & keyof SchoolTables['waivers_for_all'];

/** The columns of a query in which waivers, of one student or for all, stand beside charges. */
export type WaivedRef = (
  name: `waiver.${Shared}` | `charge.${'academic_year_id' | 'fee_type_id' | 'first_day' | 'amount'}`,
) => Expression<unknown>;

/** Whether a waiver is granted for a charge: for its year, its fee and its month. */
export function isGranted(ref: WaivedRef): Expression<SqlBool> {
  const { and, eb, or } = expressionBuilder<SchoolTables, never>();
  const day = ref('charge.first_day');
  return and([
    eb(ref('waiver.approval_status'), '=', approved),
    eb(ref('waiver.is_active'), '=', 1),
    eb(ref('waiver.academic_year_id'), '=', ref('charge.academic_year_id')),
    isEmptyOr(ref('waiver.fee_type_id'), ref('charge.fee_type_id')),
    eb(day, '>=', sql`date_trunc('month', ${ref('waiver.starts_on')})`),
    or([eb(ref('waiver.ends_on'), 'is', null), eb(day, '<=', ref('waiver.ends_on'))]),
  ]);
}

/** What the waivers take off the amount of a charge together. */
export function waived(ref: WaivedRef) {
  const share = sql`round(${ref('charge.amount')} * ${ref('waiver.percentage')} / 100)`;
  return sql<number>`sum(case ${ref('waiver.kind')} when 'sum' then ${ref('waiver.amount')} else ${share} end)`;
}
