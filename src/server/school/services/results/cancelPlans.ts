import { sql } from 'kysely';
import { resultPublication } from '../../../../../schemas/exams/resultPublication.ts';
import { CLASS_PARTS } from '../../../../../schemas/academics/cohort.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import { updateRelated } from '../../../services/resources/write/related.ts';
import type { Store } from '../../../services/store.ts';
import { endPlan } from './endPlan.ts';
import { isOfExam, type ResultScope } from '../exams/scope.ts';

const { planned, cancelled } = codesOf(resultPublication.fields.status);

interface Cause {
  readonly store: Store;
  readonly caller: Caller;
}

/**
 * Ends what is planned for the same results. Whoever publishes now has decided on plans within the scope: a plan of more
 * still publishes the rest. Whoever takes results back, or makes others of them, ends every plan of some of them: it was
 * made for what was there then.
 */
export async function cancelPlans({
  store,
  caller,
  scope,
  why,
}: Cause & { readonly scope: ResultScope; readonly why: 'overtaken' | 'changed' | 'unpublished' }): Promise<void> {
  const limits = CLASS_PARTS.filter((name) => scope[name] !== null).map((name) => {
    const isSame = sql`p.${sql.ref(name)} = ${scope[name]}`;
    return why === 'overtaken' ? isSame : sql`(p.${sql.ref(name)} is null or ${isSame})`;
  });
  const conditions = [
    sql`p.status = ${planned}`,
    sql`p.academic_year_id = ${scope.academic_year_id}`,
    sql`p.class_id = ${scope.class_id}`,
    isOfExam('p', scope),
    ...limits,
  ];
  const { rows } = await sql<{ id: number }>`
    select p.id from result_publications p where ${sql.join(conditions, sql` and `)}
    order by p.id for update`.execute(store.trx);
  for (const { id } of rows) {
    await cancelPlan({ store, caller }, id);
    await endPlan({ store, caller }, { planId: id, why });
  }
}

/** Ends one plan, and leaves its job alone. */
export async function cancelPlan(cause: Cause, id: number): Promise<void> {
  await updateRelated({ cause, entity: resultPublication, id, change: () => ({ status: cancelled }) });
}
