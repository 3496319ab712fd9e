import { type RawBuilder, sql, type Transaction } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { resultPublication } from '../../../../../schemas/exams/resultPublication.ts';
import { SCOPE } from '../../../../../schemas/exams/resultScope.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import type { Tables } from '../../../db/tables.ts';
import { refuse } from '../../../errors.ts';
import { isAllowed } from '../../../policies/require.ts';
import { createRelated, updateRelated } from '../../../services/resources/write/related.ts';
import type { Store } from '../../../services/resources/write/store.ts';
import type { Translator } from '../../../translate.ts';
import { refuseInSchool } from '../../refusals.ts';
import { pick } from '../../tables.ts';
import { lockResults } from './generateResults.ts';
import { notifyOfResults } from './notifyOfResults.ts';
import { isInScope, isOfExam, type ResultScope } from './scope.ts';

/** What narrows a class. */
const NARROWER = SCOPE.filter((name) => !['academic_year_id', 'exam_type_id', 'class_id'].includes(name));

const { generated, published, replaced } = codesOf(result.fields.status);
const { planned, done, cancelled } = codesOf(resultPublication.fields.status);

/** Results that are published or taken back, and why: a reason is needed where something was published before. */
export interface Publishing {
  readonly store: Store;
  readonly caller: Caller;
  readonly scope: ResultScope;
  readonly reason: string | null;
  /** The words in which students and parents are told. */
  readonly translator: Translator;
}

/** What was published or taken back. */
export interface Publication {
  readonly version: number;
  readonly students: number;
}

/** Publishes what is generated, and tells students and parents. What was published before stays readable. */
export async function publishResults(publishing: Publishing): Promise<Publication> {
  const { store, caller, scope, reason, translator } = publishing;
  await lockResults(store, scope);
  await checkPublishable({ store, scope, reason });
  const publication = await moveResults(store.trx, scope, 'publish');
  await replaceEarlier(store.trx, scope);
  await cancelPlans(publishing);
  await notifyOfResults({ store, caller, scope, translator });
  await keepRecord(publishing, 'publish', publication);
  return publication;
}

/** Refuses where nothing is generated, or a reason is needed and missing; says what would be published. */
export async function checkPublishable({
  store,
  scope,
  reason,
}: Pick<Publishing, 'store' | 'scope' | 'reason'>): Promise<Publication> {
  const { rows } = await sql<Publication & { readonly was_published: boolean }>`
    select coalesce(max(r.version_no) filter (where r.status = ${generated}), 0)::int as version,
      (count(*) filter (where r.status = ${generated}))::int as students,
      coalesce(bool_or(r.published_at is not null), false) as was_published
    from results r
    where ${isMeant(scope)}`.execute(store.trx);
  const { version, students, was_published } = rows[0] as (typeof rows)[number];
  if (students === 0) throw refuseInSchool.nothingGenerated();
  if (reason === null && was_published) throw refuse.invalid({ reason: [{ key: 'required' }] });
  return { version, students };
}

/** Takes back what is published: students and parents see it no longer. */
export async function unpublishResults(publishing: Publishing): Promise<Publication> {
  const { store, scope, reason } = publishing;
  await lockResults(store, scope);
  if (reason === null) throw refuse.invalid({ reason: [{ key: 'required' }] });
  const publication = await moveResults(store.trx, scope, 'unpublish');
  if (publication.students === 0) throw refuseInSchool.nothingPublished();
  await cancelPlans(publishing);
  await keepRecord(publishing, 'unpublish', publication);
  return publication;
}

/**
 * Ends what is planned for some of the same results: whoever publishes them now, or takes them back, has decided anew.
 */
async function cancelPlans({ store, caller, scope }: Publishing): Promise<void> {
  const overlaps = NARROWER.map((name) => {
    const limit = scope[name];
    return limit === null ? sql`true` : sql`(p.${sql.ref(name)} is null or p.${sql.ref(name)} = ${limit})`;
  });
  const { rows } = await sql<{ id: number }>`
    select p.id from result_publications p
    where p.status = ${planned} and p.academic_year_id = ${scope.academic_year_id} and p.class_id = ${scope.class_id}
      and ${isOfExam('p', scope)} and ${sql.join(overlaps, sql` and `)}
    order by p.id for update`.execute(store.trx);
  for (const { id } of rows) await cancelPlan({ store, caller }, id);
}

function cancelPlan(cause: Pick<Publishing, 'store' | 'caller'>, id: number) {
  return updateRelated({ cause, entity: resultPublication, id, change: () => ({ status: cancelled }) });
}

/**
 * Publishes what was planned; nothing where the plan was cancelled. It ends the plan where nothing is left to be published,
 * or whoever planned it may not publish any more.
 */
export async function publishPlanned(
  publishing: Omit<Publishing, 'scope' | 'reason'> & { readonly planId: number },
): Promise<Publication | undefined> {
  const { store, caller, translator, planId } = publishing;
  const plan = await lockPlan(store, planId);
  if (!plan) return undefined;
  const scope = pick(plan, SCOPE);
  await lockResults(store, scope);
  const mayPublish = isAllowed(caller, store.registry.get(result.name), 'publish');
  const publication = mayPublish ? await moveResults(store.trx, scope, 'publish') : undefined;
  if (!publication || publication.students === 0) {
    await cancelPlan({ store, caller }, planId);
    return undefined;
  }
  await replaceEarlier(store.trx, scope);
  await notifyOfResults({ store, caller, scope, translator });
  await updateRelated({
    cause: { store, caller },
    entity: resultPublication,
    id: planId,
    change: () => ({ status: done, students: publication.students, version_no: publication.version }),
  });
  return publication;
}

async function lockPlan({ trx }: Store, id: number) {
  const { rows } = await sql<ResultScope>`
    select ${sql.join(SCOPE.map((name) => sql.ref(name)))} from result_publications
    where id = ${id} and status = ${planned} for update`.execute(trx);
  return rows[0];
}

async function moveResults(
  trx: Transaction<Tables>,
  scope: ResultScope,
  kind: 'publish' | 'unpublish',
): Promise<Publication> {
  const change = kind === 'publish' ? sql`status = ${published}, published_at = now()` : sql`status = ${generated}`;
  const { rows } = await sql<Publication>`
    with moved as (
      update results r set ${change}, row_version = row_version + 1, updated_at = now()
      where ${isMeant(scope)} and r.status = ${kind === 'publish' ? generated : published}
      returning r.version_no
    )
    select coalesce(max(version_no), 0)::int as version, count(*)::int as students from moved`.execute(trx);
  return rows[0] as Publication;
}

/** What is published of somebody gives way to what is newer, also where they were in another section or class then. */
async function replaceEarlier(trx: Transaction<Tables>, scope: ResultScope): Promise<void> {
  await sql`
    update results r set status = ${replaced}, row_version = row_version + 1, updated_at = now()
    where r.academic_year_id = ${scope.academic_year_id} and ${isOfExam('r', scope)} and r.status = ${published}
      and exists (
        select from results newer
        where ${isInScope('newer', scope)} and ${isOfExam('newer', scope)} and newer.status = ${published}
          and newer.student_id = r.student_id and newer.version_no > r.version_no
      )`.execute(trx);
}

function isMeant(scope: ResultScope): RawBuilder<unknown> {
  return sql`${isInScope('r', scope)} and ${isOfExam('r', scope)}`;
}

async function keepRecord(
  { store, caller, scope, reason }: Publishing,
  kind: 'publish' | 'unpublish',
  { version, students }: Publication,
): Promise<void> {
  const takes_place_at = new Date().toISOString();
  const values = { ...scope, kind, version_no: version, students, reason, takes_place_at, status: done };
  await createRelated({ cause: { store, caller }, entity: resultPublication, values });
}
