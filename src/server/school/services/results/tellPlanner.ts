import { sql } from 'kysely';
import { resultPublication } from '../../../../../schemas/exams/resultPublication.ts';
import { notification } from '../../../../../schemas/messages/notification.ts';
import type { Caller } from '../../../caller.ts';
import type { AppError } from '../../../errors.ts';
import { createRelated } from '../../../services/resources/write/related.ts';
import type { Store } from '../../../services/resources/write/store.ts';
import type { Translator } from '../../../translate.ts';

/** What came of a planned publication. */
export type PlanOutcome =
  | { readonly kind: 'published'; readonly students: number }
  | { readonly kind: 'refused'; readonly error: AppError }
  /** Nothing was left to publish, whoever planned it may not publish any more, or the plan was ended before. */
  | { readonly kind: 'nothing' | 'forbidden' | 'ended' };

interface Plan {
  readonly academic_year_id: number;
  readonly class_id: number;
  readonly exam_type_id: number | null;
  readonly class: string;
  readonly exam: string | null;
  /** Who changed the plan last. */
  readonly changed_by_id: number | null;
  readonly changed_by: string | null;
}

interface Planned {
  readonly store: Store;
  /** Who planned it. */
  readonly caller: Caller;
  readonly translator: Translator;
  readonly planId: number;
}

/** Tells whoever planned a publication that it took place, or why it did not. Whoever ended the plan knows. */
export async function tellPlanner(planned: Planned, outcome: PlanOutcome): Promise<void> {
  const { store, caller, translator } = planned;
  const plan = await readPlan(planned);
  const isOwnEnd = outcome.kind === 'ended' && plan?.changed_by_id === caller.userId;
  if (!plan || caller.userId === null || isOwnEnd) return;
  const say = (key: string, params = {}) => translator.text(`server.results.${key}`, params);
  await createRelated({
    cause: { store, caller },
    entity: notification,
    values: {
      user_id: caller.userId,
      title: say(outcome.kind === 'published' ? 'plannedDone' : 'plannedNotDone', { exam: plan.exam ?? say('final') }),
      body: say('plannedBody', { class: plan.class, told: toldOf(outcome, plan, translator) }),
      link: linkOf(plan),
    },
  });
}

function toldOf(outcome: PlanOutcome, { changed_by }: Plan, translator: Translator): string {
  const say = (key: string, params = {}) => translator.text(`server.results.${key}`, params);
  if (outcome.kind === 'published') return say('published', { smart_count: outcome.students });
  if (outcome.kind === 'refused') return translator.refusal(outcome.error);
  if (outcome.kind === 'ended') return say('plannedEnded', { name: changed_by ?? '–' });
  return say(outcome.kind === 'nothing' ? 'plannedNothing' : 'plannedForbidden');
}

async function readPlan({ store, planId }: Planned): Promise<Plan | undefined> {
  const { rows } = await sql<Plan>`
    select p.academic_year_id, p.class_id, p.exam_type_id, c.name as class, x.name as exam,
      last.user_id as changed_by_id, last.user_name as changed_by
    from result_publications p
    join classes c on c.id = p.class_id
    left join exam_types x on x.id = p.exam_type_id
    left join lateral (
      select e.user_id, e.user_name from audit_entries e
      where e.resource = ${resultPublication.name} and e.record_id = p.id
      order by e.id desc limit 1) last on true
    where p.id = ${planId}`.execute(store.trx);
  return rows[0];
}

function linkOf({ academic_year_id, class_id, exam_type_id }: Plan): string {
  const exam = exam_type_id === null ? 'is_final=1' : `exam_type_id=${exam_type_id}`;
  return `/result/publish?academic_year_id=${academic_year_id}&class_id=${class_id}&${exam}`;
}
