import { sql } from 'kysely';
import { ROLES } from '../../../../../schemas/access/roles.ts';
import { SCOPE } from '../../../../../schemas/exams/resultScope.ts';
import type { Caller } from '../../../caller.ts';
import type { AppError } from '../../../errors.ts';
import type { Said } from '../../../said.ts';
import type { Store } from '../../../services/store.ts';
import { notifyMany } from '../notices/notify.ts';
import { namesOfScope } from './describeScope.ts';
import type { ResultScope } from '../exams/scope.ts';

/** What came of a planned publication. */
export type PlanOutcome =
  | { readonly kind: 'published'; readonly students: number }
  | { readonly kind: 'failed'; readonly error: AppError }
  /** Nothing was left to publish, or whoever planned it may not publish any more. */
  | { readonly kind: 'nothing' | 'forbidden' }
  /** Somebody ended the plan or had published by hand, or there are other results now than were planned, or none. */
  | { readonly kind: 'ended' | 'overtaken' | 'changed' | 'unpublished'; readonly by: Pick<Caller, 'userId' | 'name'> };

interface Planned {
  readonly store: Store;
  readonly caller: Caller;
  readonly planId: number;
  readonly plannerId: number | null;
}

/**
 * Notifies whoever planned a publication that it took place, or why it did not. If that person may no longer sign in, the super
 * admins are notified. Whoever decided on the plan knows; somebody who did something else that ended it is notified.
 */
export async function notifyPlanner(planned: Planned, outcome: PlanOutcome): Promise<void> {
  const { store, caller } = planned;
  const scope = await readScope(planned);
  const names = scope && (await namesOfScope(store.trx, scope));
  if (!names) return;
  const recipients = await planRecipients(planned);
  const notice = {
    title: say(outcome.kind === 'published' ? 'plannedDone' : 'plannedNotDone', { exam: names.exam ?? say('final') }),
    body: say('plannedBody', { class: [names.class, ...names.parts].join(' · '), told: whatCame(outcome) }),
    link: linkOf(scope),
  };
  const uninformed = recipients.filter((id) => !isDecidedBy(outcome, id));
  await notifyMany(
    { store, caller },
    uninformed.map((userId) => ({ userId, ...notice })),
  );
}

function say(key: string, params: Readonly<Record<string, Said | number>> = {}): Said {
  return { key: `server.results.${key}`, params };
}

const SAID = {
  ended: 'plannedEnded',
  overtaken: 'plannedPublished',
  changed: 'plannedChanged',
  unpublished: 'plannedUnpublished',
} as const;

function isDecidedBy(outcome: PlanOutcome, userId: number): boolean {
  return (outcome.kind === 'ended' || outcome.kind === 'overtaken') && outcome.by.userId === userId;
}

function whatCame(outcome: PlanOutcome): Said {
  if (outcome.kind === 'published') return say('published', { smart_count: outcome.students });
  if (outcome.kind === 'failed') {
    const { id, params } = outcome.error;
    return id === 'jobOfNobody' ? say('plannedByNobody') : { refusal: { id, params } };
  }
  if ('by' in outcome) return say(SAID[outcome.kind], { name: outcome.by.name });
  return say(outcome.kind === 'nothing' ? 'plannedNothing' : 'plannedForbidden');
}

async function planRecipients({ store, plannerId }: Planned): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number; is_planner: boolean }>`
    select u.id, u.id is not distinct from ${plannerId}::bigint as is_planner
    from users u
    join roles r on r.id = u.role_id and r.is_active = 1
    where u.is_active = 1 and (u.id = ${plannerId}::bigint or u.role_id = ${ROLES.superAdmin})
    order by u.id`.execute(store.trx);
  const planner = rows.filter(({ is_planner }) => is_planner);
  return (planner.length > 0 ? planner : rows).map(({ id }) => id);
}

async function readScope({ store, planId }: Planned): Promise<ResultScope | undefined> {
  const { rows } = await sql<ResultScope>`
    select ${sql.join(SCOPE.map((name) => sql.ref(name)))} from result_publications where id = ${planId}`.execute(
    store.trx,
  );
  return rows[0];
}

function linkOf({ academic_year_id, class_id, exam_type_id }: ResultScope): string {
  const exam = exam_type_id ?? 'final';
  return `/result/publish?academic_year_id=${academic_year_id}&class_id=${class_id}&exam_type_id=${exam}`;
}
