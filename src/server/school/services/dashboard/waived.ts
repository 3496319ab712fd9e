import { type Expression, type SqlBool, sql } from 'kysely';
import { waiver } from '../../../../../schemas/fees/waiver.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { SchoolTables } from '../../tables.ts';
import { isEmptyOr } from './cohort.ts';

const { approved } = codesOf(waiver.fields.approval_status);

type Shared = keyof SchoolTables['waivers'] & keyof SchoolTables['waivers_for_all'];

/** The columns of a query in which waivers, of one student or for all, stand beside charges. */
type Column = `waiver.${Shared}` | `charge.${'academic_year_id' | 'fee_type_id' | 'first_day' | 'amount'}`;

/** Whether a `waiver` is granted for a `charge`: for its year, its fee and its month. */
export function isGranted(): Expression<SqlBool> {
  return sql<SqlBool>`(
    ${column('waiver.approval_status')} = ${approved}
    and ${column('waiver.is_active')} = 1
    and ${column('waiver.academic_year_id')} = ${column('charge.academic_year_id')}
    and ${isEmptyOr(column('waiver.fee_type_id'), column('charge.fee_type_id'))}
    and ${column('charge.first_day')} >= date_trunc('month', ${column('waiver.starts_on')})
    and (${column('waiver.ends_on')} is null or ${column('charge.first_day')} <= ${column('waiver.ends_on')})
  )`;
}

/** What every `waiver` takes off the amount of a `charge`, together. */
export function waived() {
  const share = sql`round(${column('charge.amount')} * ${column('waiver.percentage')} / 100)`;
  return sql<number>`sum(case ${column('waiver.kind')} when 'sum' then ${column('waiver.amount')} else ${share} end)`;
}

function column(name: Column): Expression<unknown> {
  return sql.ref(name);
}
